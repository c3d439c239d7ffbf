import { toLines } from '../lines.ts';
import { allPlaces } from '../places.ts';
import { foldedWords, soundOf } from '../words.ts';

/**
 * Tables of `Lines`: names of places, folded and without spaces, with the numbers of those that are called so; names by
 * their sound.
 */
export type PlaceTables = { names: string; sounds: string };

export function indexPlaces(): PlaceTables {
  const byName = new Map<string, number[]>();
  for (const [number, { names }] of allPlaces().entries()) {
    for (const name of new Set(names.map((each) => foldedWords(each).join('')))) {
      byName.set(name, [...(byName.get(name) ?? []), number]);
    }
  }
  return { names: toLines(byName), sounds: toLines(Map.groupBy(byName.keys(), soundOf)) };
}
