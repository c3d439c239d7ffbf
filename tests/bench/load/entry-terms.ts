import type { DemoBusiness } from '@mboalink/db/seed/demo-business.ts';
import { otherTown } from '@mboalink/shared/catalogue/places.ts';
import { piecesOf, type TermNumbers } from './term-numbers.ts';

/** Every term that a business can be found by, as [kind, name], by where it stands. */
function termsOf(business: DemoBusiness) {
  const { businessName, keywords, description, landmark, quartier, regionSlug, citySlug } = business;
  const words = (text: string) => piecesOf(text).map((name) => ({ kind: 'word', name }));
  return {
    named: words(businessName),
    listed: words(keywords.join(' ')),
    told: words([description, landmark, quartier].filter(Boolean).join(' ')),
    placed: [
      { kind: 'region', name: regionSlug },
      { kind: 'city', name: citySlug === otherTown.slug ? `${regionSlug}/${citySlug}` : citySlug },
      ...(quartier === null ? [] : [{ kind: 'quartier', name: `${citySlug}/${quartier}` }]),
    ],
    traded: [
      { kind: 'all', name: 'all' },
      { kind: 'category', name: business.categorySlug },
      { kind: 'subcategory', name: business.subcategorySlug },
      ...business.itemSlugs.map((name) => ({ kind: 'item', name })),
      { kind: 'type', name: business.userType },
      // Everybody of the demo was told of their page.
      ...(business.userType === 'buyer'
        ? []
        : [
            { kind: 'open-category', name: business.categorySlug },
            { kind: 'open-subcategory', name: business.subcategorySlug },
          ]),
    ],
  };
}

export type EntryTerms = { named: number[]; listed: number[]; all: number[] };

/** What the trigger of a listing writes into the index, for many businesses with one question to the database. */
export async function entryTerms(
  numbers: TermNumbers,
  businesses: readonly DemoBusiness[],
): Promise<EntryTerms[]> {
  const all = businesses.map(termsOf);
  await numbers.learn(all.flatMap((terms) => Object.values(terms).flat()));
  return all.map(({ named, listed, told, placed, traded }) => {
    const ids = (terms: readonly { kind: string; name: string }[]) => [
      ...new Set(terms.flatMap(({ kind, name }) => numbers.of(kind, name))),
    ];
    const ofName = ids(named);
    const ofLists = [...ids(listed).filter((id) => !ofName.includes(id)), ...ids(traded)];
    return {
      named: ofName,
      listed: ofLists,
      all: [...new Set([...ofName, ...ofLists, ...ids(placed), ...ids(told)])],
    };
  });
}
