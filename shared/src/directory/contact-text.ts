import { quartierAndTown } from '../accounts/trade-and-place.ts';
import { otherTownSlug } from '../catalogue/other-town.ts';
import type { Contact } from './contact.ts';

/** Where a contact is: 'Akwa, Douala'. 'Another town' says less than the region does. */
export function placeOfContact({
  quartier,
  city,
  names,
}: Pick<Contact, 'quartier' | 'city' | 'names'>): string {
  return quartierAndTown(quartier, city === otherTownSlug ? names.region : names.city);
}

/** A description for two lines. A full stop keeps the next word beside it: cut off there, it would end with four dots. */
export const forTwoLines = (text: string): string => text.replace(/([.!?…]) +/g, '$1\u00a0');
