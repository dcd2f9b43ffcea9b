#pragma once

// What is used of GLib, Pango and Cairo, declared here. Their own headers need search paths that
// differ by machine and come with compiler flags that the package manager refuses, and hold
// thousands of declarations more. `.ci/check-sources` compiles this file after the real headers,
// which fails when a declaration differs from theirs.

#include <stddef.h>
#include <stdint.h>

// GLib

typedef struct _GLogField GLogField;
typedef unsigned (*cpango_log_writer)(int level, const GLogField *fields, size_t count, void *data);
void g_log_set_writer_func(cpango_log_writer writer, void *data, void (*free)(void *data));
unsigned g_log_writer_default(int level, const GLogField *fields, size_t count, void *data);
void g_object_unref(void *object);

static inline unsigned cpango_write_errors(int level, const GLogField *fields, size_t count,
                                           void *data) {
  // Errors end the program; everything else counts as written.
  const int error = 1 << 2;
  return level & error ? g_log_writer_default(level, fields, count, data) : 1;
}

/// Keeps the libraries from writing complaints about fonts and pictures onto the screen; to be
/// called once in a process.
static inline void cpango_silence(void) { g_log_set_writer_func(cpango_write_errors, NULL, NULL); }

// Cairo

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_pattern cairo_pattern_t;
typedef struct _cairo_font_options cairo_font_options_t;
#ifndef CAIRO_H
typedef struct _cairo_matrix {
  double xx, yx, xy, yy, x0, y0;
} cairo_matrix_t;
#endif

enum {
  CPANGO_FORMAT_ARGB32 = 0,
  CPANGO_STATUS_SUCCESS = 0,
  CPANGO_STATUS_NO_MEMORY = 1,
  CPANGO_STATUS_READ_ERROR = 10,
  CPANGO_EXTEND_PAD = 3,
  CPANGO_FONT_TYPE_FT = 1,
  CPANGO_ANTIALIAS_GRAY = 2,
  CPANGO_HINT_STYLE_NONE = 1,
  CPANGO_HINT_METRICS_OFF = 1,
};

cairo_surface_t *cairo_image_surface_create_for_data(unsigned char *data, int format, int width,
                                                     int height, int stride);
void cairo_surface_flush(cairo_surface_t *surface);
void cairo_surface_destroy(cairo_surface_t *surface);
cairo_t *cairo_create(cairo_surface_t *surface);
unsigned cairo_status(cairo_t *context);
void cairo_destroy(cairo_t *context);
void cairo_scale(cairo_t *context, double x, double y);
void cairo_move_to(cairo_t *context, double x, double y);
cairo_surface_t *cairo_image_surface_create_from_png_stream(
    unsigned (*read)(void *closure, unsigned char *data, unsigned length), void *closure);
unsigned cairo_surface_status(cairo_surface_t *surface);
int cairo_image_surface_get_width(cairo_surface_t *surface);
int cairo_image_surface_get_height(cairo_surface_t *surface);
void cairo_set_source_surface(cairo_t *context, cairo_surface_t *surface, double x, double y);
void cairo_translate(cairo_t *context, double x, double y);
void cairo_transform(cairo_t *context, const cairo_matrix_t *matrix);
void cairo_rectangle(cairo_t *context, double x, double y, double width, double height);
void cairo_fill(cairo_t *context);
cairo_pattern_t *cairo_get_source(cairo_t *context);
void cairo_pattern_set_extend(cairo_pattern_t *pattern, unsigned extend);
cairo_font_options_t *cairo_font_options_create(void);
void cairo_font_options_destroy(cairo_font_options_t *options);
void cairo_font_options_set_antialias(cairo_font_options_t *options, unsigned antialias);
void cairo_font_options_set_hint_style(cairo_font_options_t *options, unsigned style);
void cairo_font_options_set_hint_metrics(cairo_font_options_t *options, unsigned metrics);

// Pango

typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoCairoFontMap PangoCairoFontMap;
#ifndef __PANGO_TYPES_H__
/// A rectangle in units of 1/1024 point.
typedef struct _PangoRectangle {
  int x;
  int y;
  int width;
  int height;
} PangoRectangle;
#endif

enum {
  CPANGO_SCALE = 1024,
  CPANGO_ALIGN_CENTER = 1,
  CPANGO_WRAP_WORD = 0,
  CPANGO_WEIGHT_BOLD = 700,
  CPANGO_WEIGHT_NORMAL = 400,
  CPANGO_STYLE_NORMAL = 0,
  CPANGO_STYLE_ITALIC = 2,
  CPANGO_STRETCH_CONDENSED = 2,
  CPANGO_STRETCH_NORMAL = 4,
};

PangoFontMap *pango_cairo_font_map_new_for_font_type(unsigned type);
void pango_cairo_font_map_set_resolution(PangoCairoFontMap *map, double dots);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_cairo_context_set_font_options(PangoContext *context,
                                          const cairo_font_options_t *options);
void pango_context_set_round_glyph_positions(PangoContext *context, int rounds);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_weight(PangoFontDescription *description, unsigned weight);
void pango_font_description_set_style(PangoFontDescription *description, unsigned style);
void pango_font_description_set_stretch(PangoFontDescription *description, unsigned stretch);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_font_description(PangoLayout *layout,
                                       const PangoFontDescription *description);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, unsigned wrap);
void pango_layout_set_alignment(PangoLayout *layout, unsigned alignment);
void pango_layout_set_line_spacing(PangoLayout *layout, float factor);
int pango_layout_get_line_count(PangoLayout *layout);
int pango_layout_get_baseline(PangoLayout *layout);
int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
void pango_layout_get_extents(PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
void pango_cairo_show_layout(cairo_t *context, PangoLayout *layout);

typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoFont PangoFont;
#ifndef __PANGO_ITEM_H__
typedef struct _PangoItem {
  int offset;
  int length;
  int count;
  struct {
    void *unused[2];
    PangoFont *font;
  } analysis;
} PangoItem;
#endif
#ifndef __PANGO_GLYPH_ITEM_H__
typedef struct _PangoGlyphItem {
  PangoItem *item;
} PangoGlyphItem;
typedef PangoGlyphItem PangoLayoutRun;
#endif

typedef struct _PangoCairoFont PangoCairoFont;
typedef struct _cairo_scaled_font cairo_scaled_font_t;

unsigned cairo_scaled_font_status(cairo_scaled_font_t *font);
cairo_scaled_font_t *pango_cairo_font_get_scaled_font(PangoCairoFont *font);
PangoLayoutIter *pango_layout_get_iter(PangoLayout *layout);
int pango_layout_iter_next_run(PangoLayoutIter *iterator);
void pango_layout_iter_free(PangoLayoutIter *iterator);
PangoLayoutRun *pango_layout_iter_get_run_readonly(PangoLayoutIter *iterator);
PangoFontDescription *pango_font_describe(PangoFont *font);
const char *pango_font_description_get_family(const PangoFontDescription *description);

#ifndef __PANGO_BREAK_H__
/// What may happen before a character.
typedef struct _PangoLogAttr {
  unsigned is_line_break : 1;
  unsigned others : 31;
} PangoLogAttr;
#endif
typedef struct _PangoLanguage PangoLanguage;

PangoLanguage *pango_language_get_default(void);
void pango_get_log_attrs(const char *text, int length, int level, PangoLanguage *language,
                         PangoLogAttr *attributes, int count);

// FriBidi

enum {
  CPANGO_DIRECTION_LTR = 0x110,
  CPANGO_DIRECTION_RTL = 0x111,
  CPANGO_DIRECTION_NEUTRAL = 0x40,
};

signed char fribidi_log2vis(const uint32_t *text, int length, unsigned *direction, uint32_t *visual,
                            int *visual_positions, int *logical_positions, signed char *levels);

// Fontconfig

typedef struct _FcConfig FcConfig;
typedef struct _PangoFcFontMap PangoFcFontMap;

FcConfig *FcConfigCreate(void);
int FcConfigAppFontAddFile(FcConfig *configuration, const uint8_t *path);
void FcConfigDestroy(FcConfig *configuration);
void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *configuration);

/// A font map whose sizes are in units of the drawing, for the fonts of a configuration, or for all
/// that the system has when it is NULL; NULL where Cairo has no FreeType.
static inline PangoFontMap *cpango_new_font_map(FcConfig *configuration) {
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CPANGO_FONT_TYPE_FT);
  if (!map) return NULL;
  pango_cairo_font_map_set_resolution((PangoCairoFontMap *)map, 72);
  // A map of Cairo for FreeType is one of fontconfig.
  if (configuration) pango_fc_font_map_set_config((PangoFcFontMap *)map, configuration);
  return map;
}
