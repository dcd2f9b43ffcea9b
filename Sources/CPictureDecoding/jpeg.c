#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jerror.h>
#include <jpeglib.h>

#include "CPictureDecoding.h"

// A progressive JPEG may repeat the whole picture in every scan; honest ones have about ten.
static const int most_scans = 64;
// For the coefficients of a progressive one, in bytes.
static const long most_memory = 160L << 20;

struct faults {
  struct jpeg_error_mgr base;
  jmp_buf exit;
  int ends_early;
};

static void leave(j_common_ptr info) {
  struct faults *faults = (struct faults *)info->err;
  longjmp(faults->exit, 1);
}

static void note_message(j_common_ptr info, int level) {
  struct faults *faults = (struct faults *)info->err;
  const int code = faults->base.msg_code;
  if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER)) faults->ends_early = 1;
}

static void be_silent(j_common_ptr info) { (void)info; }

static void watch_scans(j_common_ptr info) {
  if (!info->is_decompressor) return;
  if (((j_decompress_ptr)info)->input_scan_number > most_scans) leave(info);
}

static void choose_reduction(struct jpeg_decompress_struct *info, int32_t width, int32_t height) {
  info->scale_num = 1;
  info->scale_denom = 1;
  for (unsigned by = 2; by <= 8; by *= 2) {
    if ((int64_t)info->image_width < (int64_t)width * by) return;
    if ((int64_t)info->image_height < (int64_t)height * by) return;
    info->scale_denom = by;
  }
}

static void read_rows(struct jpeg_decompress_struct *info, uint32_t *pixels, uint8_t *row) {
  while (info->output_scanline < info->output_height) {
    uint32_t *line = pixels + (size_t)info->output_scanline * info->output_width;
    JSAMPROW rows[1] = {row};
    if (jpeg_read_scanlines(info, rows, 1) != 1) leave((j_common_ptr)info);
    for (size_t x = 0; x < info->output_width; x++) {
      const uint8_t *rgb = row + 3 * x;
      line[x] = 0xFF000000u | (uint32_t)rgb[0] << 16 | (uint32_t)rgb[1] << 8 | rgb[2];
    }
  }
}

enum cpicture_status cpicture_decode_jpeg(const uint8_t *bytes, size_t length,
                                          int64_t most_pixels, int32_t wanted_width,
                                          int32_t wanted_height, struct cpicture *picture) {
  struct jpeg_decompress_struct info = {0};
  struct jpeg_progress_mgr progress = {.progress_monitor = watch_scans};
  struct faults faults;
  uint32_t *volatile pixels = NULL;
  uint8_t *volatile row = NULL;
  volatile enum cpicture_status status = CPICTURE_DAMAGED;

  info.err = jpeg_std_error(&faults.base);
  faults.base.error_exit = leave;
  faults.base.emit_message = note_message;
  faults.base.output_message = be_silent;
  faults.ends_early = 0;
  if (setjmp(faults.exit)) {
    if (faults.base.msg_code == JERR_OUT_OF_MEMORY) status = CPICTURE_OUT_OF_MEMORY;
    goto end;
  }
  jpeg_create_decompress(&info);
  info.progress = &progress;
  info.mem->max_memory_to_use = most_memory;
  jpeg_mem_src(&info, bytes, length);
  jpeg_read_header(&info, TRUE);
  if ((int64_t)info.image_width * info.image_height > most_pixels) {
    status = CPICTURE_TOO_LARGE;
    goto end;
  }
  if (info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK) {
    status = CPICTURE_UNSUPPORTED;
    goto end;
  }
  info.out_color_space = JCS_RGB;
  choose_reduction(&info, wanted_width, wanted_height);
  jpeg_start_decompress(&info);
  pixels = malloc((size_t)info.output_width * info.output_height * sizeof(uint32_t));
  row = malloc((size_t)info.output_width * 3);
  if (!pixels || !row) {
    status = CPICTURE_OUT_OF_MEMORY;
    goto end;
  }
  read_rows(&info, pixels, row);
  if (faults.ends_early) goto end;
  picture->width = (int32_t)info.output_width;
  picture->height = (int32_t)info.output_height;
  picture->full_width = (int32_t)info.image_width;
  picture->full_height = (int32_t)info.image_height;
  picture->pixels = pixels;
  pixels = NULL;
  status = CPICTURE_DECODED;
end:
  free(pixels);
  free(row);
  jpeg_destroy_decompress(&info);
  return status;
}
