import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { ContactWayInput } from '@mboalink/shared/directory/open-calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { isBusinessSlug } from './read-business.ts';

/**
 * Where the button for a number or a report leads: the contact on the screen of members, and who is looked for where it is gone. Nothing
 * is opened and nothing is counted here. Throws `not_found` where the address names no business.
 */
export function contactAddress({ slug, wanted, trade, town }: ContactWayInput): string {
  if (!isBusinessSlug(slug)) throw new AppError('not_found');
  const subcategory = findSubcategory(trade ?? '');
  const place = findTown(town ?? '');
  const query = new URLSearchParams({
    contact: slug,
    ...(wanted === 'report' && { report: '1' }),
    ...(subcategory && { category: subcategory.category, subcategory: subcategory.slug }),
    ...(place && { region: place.region, city: place.slug }),
  });
  return `/find-contact?${query}`;
}
