import { findEntry } from '@mboalink/shared/catalogue/entries.ts';
import { draftOf } from './need-draft.ts';
import { draftPath } from './need-path.ts';

/** What a correction posts beside the draft; with scripts it is left out. */
const typedFields = ['trade', 'category', 'place'] as const;

/** Where an address leads by which a correction was sent without scripts: a trade and a town are what was typed. */
export function correctedPath({ searchParams: said }: URL): string | undefined {
  if (!typedFields.some((field) => said.has(field))) return undefined;
  const draft = draftOf(said);
  const trade = draft.subcategory ? undefined : findEntry('subcategory', said.get('trade') ?? '');
  const town = draft.city ? undefined : findEntry('city', said.get('place') ?? '');
  return draftPath({
    ...draft,
    ...(trade && { subcategory: trade.slug }),
    ...(town && { region: town.above ?? '', city: town.slug, quartier: '' }),
  });
}
