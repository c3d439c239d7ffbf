import fresh from './fresh-queries.json' with { type: 'json' };
import heldOut from './held-out-queries.json' with { type: 'json' };
import fromLife from './queries.json' with { type: 'json' };
import unseen from './unseen-queries.json' with { type: 'json' };

type AskedPlace = { town?: string; quartier?: string; region?: string };

/**
 * A search as somebody types it. `trades` are paths of the catalogue that answer it; `places` are those that it may
 * name, none where it names none.
 */
export type Query = {
  class: string;
  query: string;
  trades: readonly string[];
  places?: readonly AskedPlace[];
  /** The town that somebody asks from, where it decides. */
  asker?: string;
  /** The trades of each half, where two are asked for. */
  both?: readonly (readonly string[])[];
};

/** Written by somebody who had not seen the code: what fails here is mended by its cause. */
export const queriesFromLife: readonly Query[] = fromLife;

/** Written before the failures of the others were looked at, and only measured: these tell whether mending was general. */
export const heldOutQueries: readonly Query[] = heldOut;

/** Written when failures of the held-out ones had been looked at, before anything was mended by them; `item`: by a speciality. */
export const freshQueries: readonly Query[] = fresh;

/** Written before what they ask for was built, by somebody who had not seen the code; only measured. */
export const unseenQueries: readonly Query[] = unseen;

/** Whether a trade answers a query; where a whole category is asked for, any of its trades does. */
export function isAsked({ trades }: Pick<Query, 'trades'>, category: string, subcategory: string): boolean {
  return trades.some((path) => path === category || path === `${category}/${subcategory}`);
}
