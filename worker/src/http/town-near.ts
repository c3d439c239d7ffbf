import { towns } from '@mboalink/shared/catalogue/places.ts';
import { foldText } from '@mboalink/shared/slug.ts';

type NetworkPlace = { country?: string; city?: string };

/** The town that a reader's network is in, as the catalogue calls it; undefined where the network does not say, or says a place abroad. */
export function townNear(request: Request): string | undefined {
  const { country, city }: NetworkPlace = (request as { cf?: NetworkPlace }).cf ?? {};
  if (country !== 'CM' || !city) return undefined;
  const name = foldText(city);
  return towns.find(({ en, fr }) => foldText(en) === name || foldText(fr) === name)?.slug;
}
