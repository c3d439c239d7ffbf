import { wordsOf } from '../slug.ts';
import placeAliases from './data/place-aliases.json' with { type: 'json' };
import pointData from './data/quartier-points.json' with { type: 'json' };
import { quartiersOf } from './places.ts';

/** Where something is, in degrees; of a quartier often to one minute of arc, 1 to 2 km. */
export type Point = { lat: number; lon: number };

const points: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = pointData;
const aliases: Readonly<Record<string, readonly string[]>> = placeAliases.quartiers;

/** The quartiers of a town whose place is known, 127 in 14 towns. Data: GeoNames (CC BY 4.0). */
export function placedQuartiersOf(townSlug: string): readonly ({ slug: string; name: string } & Point)[] {
  const known = points[townSlug] ?? {};
  return quartiersOf(townSlug).flatMap(({ slug, name }) => {
    const [lat, lon] = known[slug] ?? [];
    return lat === undefined || lon === undefined ? [] : [{ slug, name, lat, lon }];
  });
}

/** Whether somebody who typed a text means a quartier: by its name or an alias; accents, case and signs are ignored. */
export function meansQuartier(
  typed: string,
  quartier: { slug: string; name: string },
  townSlug: string,
): boolean {
  const key = keyOf(typed);
  const names = [quartier.slug, quartier.name, ...(aliases[`${townSlug}/${quartier.slug}`] ?? [])];
  return names.some((name) => keyOf(name) === key);
}

/** By what two spellings of a place are one. */
export const keyOf = (text: string) => wordsOf(text).join('');
