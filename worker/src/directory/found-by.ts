import { listings } from '@mboalink/db/schema/directory.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { findItem, findSubcategory, oneOfTrade } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { FoundBy } from '@mboalink/shared/directory/calls.ts';
import { and, eq, sql } from 'drizzle-orm';
import { typedForListing } from '../insights/typed-words.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { findQuestion } from './find-listings.ts';
import { prepareSearch } from './search.ts';
import { baseForm, foldedWords, rootForm } from './understanding/words.ts';
import { requireRow } from './viewer.ts';

const mostWords = 10;
const mostLacking = 5;
const ranked = 100;

/**
 * By which of its words others find the viewer's listing in its town, and at which place, by the search that all use; and what
 * people type there for its trade that it does not say. Two requests: its words, then all the searches at once.
 */
export async function readFoundBy(ctx: MemberContext): Promise<FoundBy> {
  const listing = requireRow(await ownListing(ctx));
  const unfound = reasonOf(listing, ctx.now);
  const said = unfound ? [] : wordsOf(listing, ctx);
  const ranks = said.length > 0 ? await readRanks(ctx, listing, said) : [];
  const words = said.map((word, at) => ({ word, rank: ranks[at] ?? null }));
  return {
    town: findTown(listing.city)?.[ctx.language] ?? null,
    unfound,
    words: words.toSorted((one, other) => (one.rank ?? ranked + 1) - (other.rank ?? ranked + 1)),
    lacking: lackingIn(listing),
  };
}

function ownListing(ctx: MemberContext) {
  return ctx.db
    .select({
      searchKey: listings.searchKey,
      userType: listings.userType,
      paused: listings.paused,
      hiddenUntil: listings.hiddenUntil,
      visibleUntil: listings.visibleUntil,
      businessName: listings.businessName,
      keywords: sql<string[]>`coalesce(${listings.publicKeywords}, ${listings.keywords})`,
      description: sql<string>`coalesce(${listings.publicDescription}, ${listings.description})`,
      subcategory: listings.subcategorySlug,
      items: listings.itemSlugs,
      city: listings.citySlug,
      region: listings.regionSlug,
      typed: typedForListing(ctx),
    })
    .from(listings)
    .where(and(eq(listings.userId, ctx.viewer.userId), runningSession(ctx)));
}

type OwnListing = Awaited<ReturnType<typeof ownListing>>[number];

function reasonOf({ userType, paused, hiddenUntil, visibleUntil }: OwnListing, now: Date) {
  if (userType === 'buyer') return 'buyer';
  if (paused) return 'paused';
  if (hiddenUntil) return 'reported';
  return visibleUntil > now ? null : 'ended';
}

/** Its keywords and things before its trade, each once. */
function wordsOf({ keywords, items, subcategory }: OwnListing, { language }: MemberContext): string[] {
  const things = items.flatMap((slug) => findItem(slug)?.[language] ?? []);
  const own = new Map([...keywords, ...things].map((word) => [foldedWords(word).join(' '), word]));
  own.delete('');
  const trade = oneOfTrade(subcategory, language);
  return [...new Set([...[...own.values()].slice(0, mostWords - 1), trade])];
}

/** The places of the listing among the first hundred of each search, as somebody of its town makes it who is not its owner. */
async function readRanks(
  ctx: MemberContext,
  { city, region, searchKey }: OwnListing,
  words: readonly string[],
) {
  const place = findTown(city) ? { region, city } : { region };
  const questions = words.map((search) => {
    const input = { search, ...place, page: 1, limit: ranked, sort: 'relevance' as const };
    const { search: asked, tries } = prepareSearch(input, ctx);
    return findQuestion(tries, asked, false);
  });
  const each = sql`jsonb_array_elements(${`[${questions.join(',')}]`}::jsonb) with ordinality as asked (question, at)
    cross join lateral find_listings(asked.question, null) as found`;
  const rank = sql<number | null>`array_position(string_to_array(found.page, ',')::int[], ${searchKey}::int)`;
  const { ranks } = requireRow(
    await ctx.db
      .select({
        ranks: sql<
          { rank: number | null }[]
        >`(select ${jsonList(jsonObject({ rank }), sql`asked.at`)} from ${each})`,
      })
      .from(oneRow)
      .where(runningSession(ctx)),
  );
  return ranks.map(({ rank: at }) => at);
}

/** What people typed that stands in none of its texts, and is no other form of what its trade is called. */
function lackingIn({ businessName, keywords, description, subcategory, items, typed }: OwnListing): string[] {
  const called = [findSubcategory(subcategory), ...items.map(findItem)].flatMap((entry) =>
    entry ? foldedWords(`${entry.fr} ${entry.en}`) : [],
  );
  const said = foldedWords([businessName, description, ...keywords].join(' '));
  const forms = new Set([...said, ...called].map(baseForm));
  const roots = new Set(called.map(rootForm));
  return typed
    .filter((word) => !forms.has(baseForm(word)) && !roots.has(rootForm(word)))
    .slice(0, mostLacking);
}
