import type { Point } from '@mboalink/shared/catalogue/places.ts';
import { type Label, placeLabels, type Spot } from './place-labels.ts';
import type { SketchedPlace, SketchedPlaces } from './sketched-places.ts';

/** The frame of the places, in units of the drawing: one is a pixel on a small phone. */
export const frame = { width: 320, height: 216 };
const padding = 14;

/** Names beside the marked one. */
const mostNames = 6;

export type Sketch = {
  own: Spot;
  dots: readonly Spot[];
  labels: { own: Label; others: readonly Label[] };
  /** Those of the others that are named. */
  named: readonly SketchedPlace[];
  scale: { km: number; width: number };
};

const kmInDegree = 110.6;

/** Places as spots of one scale, north up, in the middle of the frame; the same places always lie the same. */
export function layOutSketch({ own, others }: SketchedPlaces): Sketch {
  const { project, unitsInKm } = projection([own, ...others]);
  const ownSpot = project(own);
  const spots = others.map((place) => ({ place, spot: project(place) }));
  // Some quartiers have one and the same known point; the marked one covers what lies below it.
  const seen = new Set([keyOf(ownSpot)]);
  const shown = spots.filter(({ spot }) => !seen.has(keyOf(spot)) && seen.add(keyOf(spot)));
  const dots = shown.map(({ spot }) => spot);
  const labels = placeLabels(
    {
      own: { spot: ownSpot, text: own.name },
      others: shown.map(({ spot, place }) => ({ spot, text: place.name })),
      dots,
    },
    frame,
    mostNames,
  );
  const names = labels.others.map(({ text }) => text);
  const named = shown.filter(({ place }) => names.includes(place.name)).map(({ place }) => place);
  return { own: ownSpot, dots, labels, named, scale: scaleBar(unitsInKm) };
}

const keyOf = ({ x, y }: Spot) => `${x} ${y}`;

function projection(places: readonly Point[]) {
  const lats = places.map(({ lat }) => lat);
  const lons = places.map(({ lon }) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const unitsInKm = Math.min(
    (frame.width - 2 * padding) / ((east - west) * narrowing * kmInDegree),
    (frame.height - 2 * padding) / ((north - south) * kmInDegree),
  );
  const units = unitsInKm * kmInDegree;
  return {
    unitsInKm,
    project: ({ lat, lon }: Point): Spot => ({
      x: Math.round(frame.width / 2 + (lon - (west + east) / 2) * narrowing * units),
      y: Math.round(frame.height / 2 - (lat - (south + north) / 2) * units),
    }),
  };
}

const roundLengths = [1, 2, 5, 10, 20, 50, 100, 200];
const longestBar = 110;

/** The longest round number of kilometres that fits. */
function scaleBar(unitsInKm: number): Sketch['scale'] {
  const km = roundLengths.findLast((length) => length * unitsInKm <= longestBar) ?? 1;
  return { km, width: Math.round(km * unitsInKm) };
}
