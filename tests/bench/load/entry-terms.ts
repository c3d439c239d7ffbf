import type { DemoBusiness } from '@mboalink/db/seed/demo-business.ts';
import { otherTown } from '@mboalink/shared/catalogue/places.ts';
import { piecesOf, type TermNumbers } from './term-numbers.ts';

type Term = { kind: string; name: string };

/** Every term that a business can be found by, as [kind, name], by where it stands. */
function termsOf(business: DemoBusiness) {
  const { businessName, keywords, description, landmark, quartier, regionSlug, citySlug } = business;
  // Everybody of the demo was told of their page; nobody's landmark stands on it.
  const own = (terms: Term[]) =>
    business.userType === 'buyer'
      ? terms
      : [...terms, ...terms.map(({ kind, name }) => ({ kind: `open-${kind}`, name }))];
  const words = (text: string) => piecesOf(text).map((name) => ({ kind: 'word', name }));
  return {
    named: own(words(businessName)),
    listed: own(words(keywords.join(' '))),
    told: [...own(words([description, quartier].filter(Boolean).join(' '))), ...words(landmark ?? '')],
    placed: [
      { kind: 'region', name: regionSlug },
      { kind: 'city', name: citySlug === otherTown.slug ? `${regionSlug}/${citySlug}` : citySlug },
      ...own(quartier === null ? [] : [{ kind: 'quartier', name: `${citySlug}/${quartier}` }]),
    ],
    traded: [
      ...own([
        { kind: 'all', name: 'all' },
        { kind: 'category', name: business.categorySlug },
        { kind: 'subcategory', name: business.subcategorySlug },
        ...business.itemSlugs.map((name) => ({ kind: 'item', name })),
      ]),
      { kind: 'type', name: business.userType },
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
