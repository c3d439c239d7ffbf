/**
 * A picture of a business: its bytes as they are sent, its pixels, and the widths at which it is kept. `shownSide` and
 * `shownBytes` are what our own client shrinks it to.
 */
export const pictureLimits = {
  bytes: 100 * 1024,
  pixels: 20_000_000,
  widths: [320, 960],
  shownSide: 320,
  shownBytes: 30_000,
} as const;

export type PictureWidth = (typeof pictureLimits.widths)[number];
