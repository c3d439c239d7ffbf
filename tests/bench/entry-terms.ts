import type { DemoBusiness } from '@mboalink/db/seed/demo-accounts.ts';
import { otherTown } from '@mboalink/shared/catalogue/places.ts';
import { foldedWords } from '@mboalink/shared/words.ts';
import type { Client } from 'pg';

type Term = { kind: string; name: string };

/** The ids of the terms that one business is found by, as `search_entries` holds them. */
export type EntryTerms = { nameTerms: number[]; listedTerms: number[]; terms: number[] };

/**
 * Computes the terms of businesses as the trigger of `listings` does, one part of them after the other. The ids of a
 * term are asked for once and kept: a million businesses share some 20 000 words.
 */
export function entryTermsReader(client: Client) {
  const known = new Map<string, readonly number[]>();

  async function learn(terms: readonly Term[]) {
    const unknown = new Map(terms.map((term) => [keyOf(term), term]));
    for (const key of unknown.keys()) if (known.has(key)) unknown.delete(key);
    const { rows } = await client.query<{ ids: number[] }>(idsOfTerms, [
      [...unknown.values()].map(({ kind }) => kind),
      [...unknown.values()].map(({ name }) => name),
    ]);
    for (const [index, key] of [...unknown.keys()].entries()) known.set(key, rows[index]?.ids ?? []);
  }

  return async (businesses: readonly DemoBusiness[]): Promise<EntryTerms[]> => {
    const all = businesses.map(termsOf);
    await learn(all.flatMap((terms) => Object.values(terms).flat()));
    return all.map(({ named, listed, described, placed, traded }) => {
      const ids = (terms: readonly Term[]) => [
        ...new Set(terms.flatMap((term) => known.get(keyOf(term)) ?? [])),
      ];
      const nameTerms = ids(named);
      const listedTerms = [...ids(listed).filter((id) => !nameTerms.includes(id)), ...ids(traded)];
      const terms = [...new Set([...nameTerms, ...listedTerms, ...ids(placed), ...ids(described)])];
      return { nameTerms, listedTerms, terms };
    });
  };
}

const keyOf = ({ kind, name }: Term) => `${kind} ${name}`;

/** A `name` is a whole name, a `word` one word of a text; a `quartier` is a town and a quartier with a slash between them. */
const idsOfTerms = `select ensure_term_ids(replace(kind, 'name', 'word'), case
    when kind in ('open-name', 'name') then name_words(name)
    when kind in ('open-word', 'word') then index_words(name)
    when kind in ('open-quartier', 'quartier') then array[split_part(name, '/', 1) || '/' ||
      array_to_string(index_words(substr(name, strpos(name, '/') + 1)), ' ')]
    else array[name] end) as ids
  from unnest($1::text[], $2::text[]) with ordinality as asked(kind, name, at) order by at`;

function termsOf(business: DemoBusiness) {
  const { businessName, keywords, description, landmark, quartier, regionSlug, citySlug } = business;
  // Every demo seller has an open page; no landmark stands on one.
  const withOpen = (terms: Term[]) =>
    business.userType === 'buyer'
      ? terms
      : [...terms, ...terms.map(({ kind, name }) => ({ kind: `open-${kind}`, name }))];
  return {
    named: withOpen([{ kind: 'name', name: businessName }]),
    listed: withOpen(words(keywords.join(' '))),
    described: [
      ...withOpen(words([description, quartier].filter(Boolean).join(' '))),
      ...words(landmark ?? ''),
    ],
    placed: [
      { kind: 'region', name: regionSlug },
      { kind: 'city', name: citySlug === otherTown.slug ? `${regionSlug}/${citySlug}` : citySlug },
      ...withOpen(quartier === null ? [] : [{ kind: 'quartier', name: `${citySlug}/${quartier}` }]),
    ],
    traded: [
      ...withOpen([
        { kind: 'all', name: 'all' },
        { kind: 'category', name: business.categorySlug },
        { kind: 'subcategory', name: business.subcategorySlug },
        ...business.itemSlugs.map((name) => ({ kind: 'item', name })),
      ]),
      { kind: 'type', name: business.userType },
    ],
  };
}

const words = (text: string): Term[] =>
  [...new Set(foldedWords(text))].map((name) => ({ kind: 'word', name }));
