import { listings } from '@mboalink/db/schema/directory.ts';
import { type MissedPart, searchedDays } from '@mboalink/db/schema/insights.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { figureLimits } from '@mboalink/shared/insights/time-ranges.ts';
import { and, between, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { peopleIn } from '../../insights/people-in.ts';

const tradesByCategory = JSON.stringify(
  Object.fromEntries(
    categories.map(({ slug, subcategories }) => [slug, subcategories.map((trade) => trade.slug)]),
  ),
);

/** A day on which people looked for a trade in a town: who met nobody there, in which quartiers, and which words nobody had. */
export type Searched = {
  trade: string;
  people: number;
  marks: number[];
  quartiers: MissedPart[];
  words: MissedPart[];
};

/**
 * Over `listings`: the days on which people who looked in their town for a trade of their sector met nobody; of their own
 * trade in a quartier as well, or nobody with a word, unless the listing has it.
 */
export function searchedIn(
  { db }: Pick<Context, 'db'>,
  { from, to }: { from: string; to: string },
): SQL<Searched[]> {
  const { trade, citySlug, day, unmetPeople, unmetMarks, quartiers } = searchedDays;
  const { businessName, description, keywords, subcategorySlug } = listings;
  const trades = sql`array(select jsonb_array_elements_text(${tradesByCategory}::jsonb -> ${listings.categorySlug}))`;
  const said = sql`concat_ws(' ', ${businessName}, ${description}, array_to_string(${keywords}, ' '))`;
  const words = sql<MissedPart[]>`unsaid_words(${searchedDays.words}, ${said})`;
  const isOwn = eq(trade, subcategorySlug);
  const isMissed = or(ne(quartiers, []), ne(searchedDays.words, []));
  const list = jsonList(
    jsonObject({ trade, people: unmetPeople, marks: unmetMarks, quartiers, words }),
    sql`${day}`,
  );
  const days = db
    .select({ list })
    .from(searchedDays)
    .where(
      and(
        sql`${trade} = any(${trades})`,
        eq(citySlug, listings.citySlug),
        between(day, from, to),
        or(gt(unmetPeople, 0), and(isOwn, isMissed)),
      ),
    );
  return sql<Searched[]>`${days}`;
}

/** What most people missed: a trade in the town, the own one in a quartier, or a word that nobody of the own one has. */
export type Demand = { kind: 'trade' | 'quartier' | 'word'; trade: string; name: string; people: number };

/** What most missed who looked for the own trade, else for another of the sector, where there were enough people to tell. */
export function mostWanted(searched: readonly Searched[], ownTrade: string): Demand | undefined {
  const own = searched.filter(({ trade }) => trade === ownTrade);
  const trades = searched.map(({ trade, people, marks }) => ({ name: trade, people, marks }));
  const demands: Demand[] = [
    ...enough(own.flatMap(({ words }) => words)).map((part) => ({
      kind: 'word' as const,
      trade: ownTrade,
      ...part,
    })),
    ...enough(own.flatMap(({ quartiers }) => quartiers)).map((part) => ({
      ...{ kind: 'quartier' as const, trade: ownTrade, ...part },
    })),
    ...enough(trades).map((part) => ({ kind: 'trade' as const, trade: part.name, ...part })),
  ];
  const isOther = ({ trade }: Demand) => Number(trade !== ownTrade);
  return demands.sort((one, other) => isOther(one) - isOther(other) || other.people - one.people)[0];
}

/** The parts of several days by their names, where people enough are in them: as many as there were for sure, each once. */
function enough(parts: readonly MissedPart[]): { name: string; people: number }[] {
  return [...Map.groupBy(parts, ({ name }) => name)]
    .map(([name, days]) => ({
      name,
      people: Math.max(peopleIn(days.flatMap(({ marks }) => marks)), ...days.map(({ people }) => people)),
    }))
    .filter(({ people }) => people >= figureLimits.unmet)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
