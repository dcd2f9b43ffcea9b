#pragma once

// What is used of libchafa (1.12 and later), declared here, because its own headers need GLib's
// with search paths that differ by machine.

#include <stdint.h>

typedef struct ChafaCanvas ChafaCanvas;
typedef struct ChafaCanvasConfig ChafaCanvasConfig;
typedef struct ChafaSymbolMap ChafaSymbolMap;

enum {
  CCHAFA_MODE_TRUECOLOR = 0,
  CCHAFA_PIXELS_RGBA8_UNASSOCIATED = 4,
};

void chafa_set_n_threads(int count);
ChafaSymbolMap *chafa_symbol_map_new(void);
void chafa_symbol_map_add_by_range(ChafaSymbolMap *map, uint32_t first, uint32_t last);
void chafa_symbol_map_unref(ChafaSymbolMap *map);
ChafaCanvasConfig *chafa_canvas_config_new(void);
void chafa_canvas_config_set_geometry(ChafaCanvasConfig *config, int width, int height);
void chafa_canvas_config_set_canvas_mode(ChafaCanvasConfig *config, int mode);
void chafa_canvas_config_set_symbol_map(ChafaCanvasConfig *config, const ChafaSymbolMap *map);
void chafa_canvas_config_unref(ChafaCanvasConfig *config);
ChafaCanvas *chafa_canvas_new(const ChafaCanvasConfig *config);
void chafa_canvas_draw_all_pixels(ChafaCanvas *canvas, int pixel_type, const uint8_t *pixels,
                                  int width, int height, int row_stride);
uint32_t chafa_canvas_get_char_at(ChafaCanvas *canvas, int x, int y);
void chafa_canvas_get_raw_colors_at(ChafaCanvas *canvas, int x, int y, int *foreground,
                                    int *background);
void chafa_canvas_unref(ChafaCanvas *canvas);
