import { doualaDay } from '@mboalink/shared/day.ts';
import type { SearchInput, SearchOutput } from '@mboalink/shared/directory/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import { type ContactRow, contactJson, numberShown, shownNumbersPerDay, toContact } from './contact-view.ts';
import { limitMessage } from './limit-message.ts';
import { quotaInfo } from './quota-info.ts';
import { readSearch, type Search } from './read-search.ts';
import { matchesText, searchBands } from './search-bands.ts';
import { filterConditions } from './search-conditions.ts';
import { requireViewer, type ViewerRow, viewerCte, viewerJson } from './viewer.ts';

/** Counting stops here: no search may count a million rows. */
const countCap = 1000;

type Row = { viewer: ViewerRow | null; contacts: ContactRow[]; total: number };

/**
 * One page of contacts, in one statement that also says who asks and what they may open today. A seller whose
 * day is spent gets the count and the quota but no cards, unless they browse without numbers.
 */
export async function searchContacts(ctx: MemberContext, input: SearchInput): Promise<SearchOutput> {
  const result = await ctx.db.execute<Row>(searchStatement(ctx, readSearch(input, ctx.language)));
  const row = result.rows[0];
  const viewer = requireViewer(row?.viewer ?? null);
  const masked = input.browse === 'masked';
  if (viewer.dailyLimit === 0 && !masked) throw new AppError('upgrade_required');
  const quota = quotaInfo(viewer, ctx.now, ctx.language);
  const counted = row?.total ?? 0;
  const total = { totalCount: Math.min(counted, countCap), totalIsLowerBound: counted > countCap };
  return {
    contacts: (row?.contacts ?? []).map((contact) => toContact(contact, ctx.language)),
    pagination: { page: input.page, limit: input.limit, ...total },
    quotaInfo: quota,
    dailyLimitReached: !quota.canViewMore,
    limitMessage: limitMessage(quota, total, ctx.language),
  };
}

/**
 * What matches is looked up first, as far as it is counted. A few results are ordered by themselves; where more match
 * than are counted, each band walks an index in its order, since sorting them all would read them all.
 */
function searchStatement(ctx: MemberContext, input: Search): SQL {
  const conditions = filterConditions(input, ctx.now);
  const words = input.text ? matchesText(input.text) : sql`true`;
  const shown =
    input.browse === 'masked' ? sql`true` : sql`daily_limit is null or viewed_today < daily_limit`;
  const bands = searchBands(input);
  const wanted = input.page * input.limit;
  const walked = bands.bands.map((where, index) =>
    bandCte({ where, order: bands.order, index, conditions, wanted }),
  );
  const walkedBands = bands.bands.map((_, index) => sql`select * from ${bandName(index)}`);
  return sql`with ${viewerCte(ctx)},
    matched as materialized (
      select l.user_id from listings l
      where (select true from viewer) and ${conditions} and ${words} limit ${countCap + 1}
    ),
    total as materialized (
      select count(*)::int as count, (select ${shown} from viewer) as shown, count(*) <= ${countCap} as are_few from matched
    ),
    sorted as materialized (
      select l.user_id, ${bandNumber(bands.bands)} as band, row_number() over (order by ${bands.order}) as position
      from matched join listings l on l.user_id = matched.user_id
      where (select shown and are_few from total)
    ),
    ${sql.join(walked, sql`, `)},
    page as materialized (
      select * from (select * from sorted union all ${sql.join(walkedBands, sql` union all `)}) found
      order by band, position limit ${input.limit} offset ${wanted - input.limit}
    ),
    ${listedCte(ctx)}
    select ${viewerJson} as viewer, (select count from total) as total, coalesce((
      select json_agg(${contactJson(ctx.now, numberShown)} order by page.band, page.position)
      from page join listings l on l.user_id = page.user_id join users on users.id = l.user_id
      left join subscriptions on subscriptions.user_id = l.user_id), '[]') as contacts`;
}

/** Counts the numbers that a buyer's list shows, as they are shown. */
function listedCte({ now }: MemberContext): SQL {
  return sql`listed as (
    insert into shown_numbers (viewer_id, day, numbers)
    select id, ${doualaDay(now)}::date, (select count(*)::int from page) from viewer
    where daily_limit is null and numbers_listed < ${shownNumbersPerDay}::int and exists (select 1 from page)
    on conflict (viewer_id, day) do update set numbers = shown_numbers.numbers + excluded.numbers
  )`;
}

/** Which band a listing is in, over `l`. */
function bandNumber(bands: SQL[]): SQL {
  const cases = bands.map((where, index) => sql`when ${where} then ${index}::int`);
  return sql`(case ${sql.join(cases, sql` `)} end)`;
}

const bandName = (index: number) => sql.raw(`band_${index}`);

type Walk = { where: SQL; order: SQL; index: number; conditions: SQL; wanted: number };

/** A band is only walked when the ones before it do not fill the page. */
function bandCte({ where, order, index, conditions, wanted }: Walk): SQL {
  const earlier = Array.from(
    { length: index },
    (_, before) => sql`(select count(*) from ${bandName(before)})`,
  );
  const filled = sql.join([sql`0`, ...earlier], sql` + `);
  return sql`${bandName(index)} as materialized (
    select user_id, ${index}::int as band, row_number() over () as position from (
      select l.user_id from listings l
      where (select shown and not are_few from total) and ${filled} < ${wanted} and ${conditions} and ${where}
      order by ${order} limit ${wanted}
    ) found
  )`;
}
