/**
 * A picture of a business: its bytes as they are sent, and its sides in pixels. `shownSide` and `shownBytes` are what our
 * own client shrinks it to.
 */
export const pictureLimits = { bytes: 100 * 1024, side: 1024, shownSide: 320, shownBytes: 30_000 } as const;
