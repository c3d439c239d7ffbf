import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isoInstant } from '../sql-instant.ts';
import { catalogueSuggestions, popularSuggestions } from './catalogue-suggestions.ts';
import { startsWith } from './starts-with.ts';

type Row = { counts: Record<string, number>; businesses: { name: string; slug: string; city: string }[] };

const businessesAtMost = 3;
const countCap = 1000;

/**
 * What somebody may mean by the beginning of a word: trades, things and towns of the catalogue, then business
 * names. Without a text, the trades asked for most. Counts stop at a thousand.
 */
export async function suggest(
  ctx: Context,
  { q, limit }: { q: string; limit: number },
): Promise<{ suggestions: Suggestion[] }> {
  const known = q === '' ? popularSuggestions(ctx.language) : catalogueSuggestions(q, ctx.language);
  const shown = known.slice(0, limit);
  const row = await readCountsAndNames(ctx, shown, q);
  const businesses = row.businesses.map(
    ({ name, slug, city }): Suggestion => ({
      text: name,
      type: 'business',
      level: null,
      slug,
      count: null,
      city,
      within: null,
    }),
  );
  const room = Math.min(businesses.length, limit);
  return {
    suggestions: [
      ...shown
        .slice(0, limit - room)
        .map((entry) => ({ ...entry, count: row.counts[countKey(entry)] ?? null })),
      ...businesses.slice(0, room),
    ],
  };
}

const countKey = ({ type, slug }: Pick<Suggestion, 'type' | 'slug'>) => `${type}:${slug}`;

async function readCountsAndNames(ctx: Context, shown: Suggestion[], q: string): Promise<Row> {
  const columns = { category: sql`category_slug`, subcategory: sql`subcategory_slug`, city: sql`city_slug` };
  const visible = sql`visible_until > ${isoInstant(ctx.now)} and user_type <> 'buyer'`;
  const counts = shown.flatMap((entry) => {
    const column = entry.type in columns ? columns[entry.type as keyof typeof columns] : undefined;
    if (!column) return [];
    return [
      sql`${countKey(entry)}::text, (select count(*) from (
        select 1 from listings where ${column} = ${entry.slug} and ${visible} limit ${countCap}) counted)`,
    ];
  });
  const result = await ctx.db.execute<Row>(sql`select
    json_build_object(${sql.join(counts, sql`, `)}) as counts,
    coalesce((select json_agg(found) from (
      select business_name as name, slug, city_slug as city from listings
      where ${q.length > 1} and ${startsWith(sql`name_folded`, q)} and ${visible}
      order by rank desc limit ${businessesAtMost}) found), '[]') as businesses`);
  return result.rows[0] ?? { counts: {}, businesses: [] };
}
