#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// JPEG through libjpeg-turbo, whose errors have to be caught with longjmp, and SVG through librsvg,
// which is opened when the first SVG is shown: it is large, and may be missing.

typedef struct _cairo cairo_t;

/// How decoding ended.
enum cpicture_status {
  CPICTURE_DECODED,
  /// The bytes are not what they should be, or end too soon.
  CPICTURE_DAMAGED,
  /// The picture has more pixels than it may have.
  CPICTURE_TOO_LARGE,
  /// A kind that is not read: CMYK, arithmetic coding, twelve bits; or no librsvg.
  CPICTURE_UNSUPPORTED,
  CPICTURE_OUT_OF_MEMORY,
};

/// A decoded picture: rows of 0xFFRRGGBB. `pixels` is freed by the caller.
struct cpicture {
  uint32_t *pixels;
  int32_t width;
  int32_t height;
  /// The extent in the file, before it was reduced.
  int32_t full_width;
  int32_t full_height;
};

/// Decodes a JPEG, already reduced by 2, 4 or 8 where it stays at least as large as wanted.
///
/// The number of pixels is read from the header and checked before anything is decoded.
enum cpicture_status cpicture_decode_jpeg(const uint8_t *bytes, size_t length,
                                          int64_t most_pixels, int32_t wanted_width,
                                          int32_t wanted_height, struct cpicture *picture);

/// An SVG that was parsed; nothing outside of it is ever loaded.
struct cpicture_svg;

/// Parses an SVG and tells its extent; 0 for one that has none of its own.
enum cpicture_status cpicture_open_svg(const uint8_t *bytes, size_t length,
                                       struct cpicture_svg **svg, double *width, double *height);

/// Draws an SVG into a rectangle; returns 0 when that fails.
int cpicture_draw_svg(struct cpicture_svg *svg, cairo_t *context, double x, double y, double width,
                      double height);

void cpicture_close_svg(struct cpicture_svg *svg);

/// The environment of the process, which one that it starts inherits.
char *const *cpicture_environment(void);

/// Opens a channel to a process that is to be started: the first end is ours and never blocks, the
/// second is for its input and output. No other program inherits either. Returns 0 on failure.
int cpicture_open_channel(int ends[2]);

/// Writes into our end; one whose other end has gone fails instead of raising SIGPIPE.
ssize_t cpicture_send(int channel, const void *bytes, size_t length);

/// Tells the other end that nothing more comes.
void cpicture_end_sending(int channel);

/// Keeps the process, which is to draw and end, from taking too much; to be called before there are
/// other threads.
void cpicture_limit_process(uint64_t processor_seconds, uint64_t address_bytes);
