import type { Point } from '@mboalink/shared/catalogue/places.ts';

/** In square degrees: between 2 and 13 degrees north, one of longitude is nearly as long as one of latitude. */
export const squareDistance = (one: Point, other: Point): number =>
  (one.lat - other.lat) ** 2 + (one.lon - other.lon) ** 2;
