#include <dlfcn.h>
#include <stdlib.h>

#include "CPictureDecoding.h"

// The parts of librsvg that are used; their declarations are those of its version 2.52 and later.

struct rectangle {
  double x, y, width, height;
};

struct library {
  void *(*parse)(const uint8_t *bytes, size_t length, void **error);
  int (*extent)(void *handle, double *width, double *height);
  int (*render)(void *handle, cairo_t *context, const struct rectangle *viewport, void **error);
  void (*forget_error)(void **error);
  void (*release)(void *object);
};

struct cpicture_svg {
  struct library library;
  void *handle;
};

static int open_library(struct library *library) {
#ifdef __APPLE__
  void *file = dlopen("librsvg-2.2.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *file = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
#endif
  // It stays open: it keeps types that cannot be unregistered.
  if (!file) return 0;
  *(void **)&library->parse = dlsym(file, "rsvg_handle_new_from_data");
  *(void **)&library->extent = dlsym(file, "rsvg_handle_get_intrinsic_size_in_pixels");
  *(void **)&library->render = dlsym(file, "rsvg_handle_render_document");
  *(void **)&library->forget_error = dlsym(file, "g_clear_error");
  *(void **)&library->release = dlsym(file, "g_object_unref");
  return library->parse && library->extent && library->render && library->forget_error &&
         library->release;
}

enum cpicture_status cpicture_open_svg(const uint8_t *bytes, size_t length,
                                       struct cpicture_svg **svg, double *width, double *height) {
  struct library library = {0};
  if (!open_library(&library)) return CPICTURE_UNSUPPORTED;
  void *error = NULL;
  void *handle = library.parse(bytes, length, &error);
  if (error) library.forget_error(&error);
  if (!handle) return CPICTURE_DAMAGED;
  if (!library.extent(handle, width, height)) *width = *height = 0;
  *svg = malloc(sizeof **svg);
  if (!*svg) {
    library.release(handle);
    return CPICTURE_OUT_OF_MEMORY;
  }
  **svg = (struct cpicture_svg){library, handle};
  return CPICTURE_DECODED;
}

int cpicture_draw_svg(struct cpicture_svg *svg, cairo_t *context, double x, double y, double width,
                      double height) {
  const struct rectangle viewport = {x, y, width, height};
  void *error = NULL;
  const int is_drawn = svg->library.render(svg->handle, context, &viewport, &error);
  if (error) svg->library.forget_error(&error);
  return is_drawn;
}

void cpicture_close_svg(struct cpicture_svg *svg) {
  if (!svg) return;
  svg->library.release(svg->handle);
  free(svg);
}
