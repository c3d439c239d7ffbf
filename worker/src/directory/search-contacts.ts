import { doualaDay } from '@mboalink/shared/day.ts';
import type { SearchInput, SearchOutput } from '@mboalink/shared/directory/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import {
  type ContactRow,
  contactJson,
  listedNumbersPerDay,
  openedByViewer,
  toContact,
} from './contact-view.ts';
import { limitMessage } from './limit-message.ts';
import { quotaInfo } from './quota-info.ts';
import { type Band, matchesWords, searchBands } from './search-bands.ts';
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
  const result = await ctx.db.execute<Row>(searchStatement(ctx, input));
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

function searchStatement(ctx: MemberContext, input: SearchInput): SQL {
  const conditions = filterConditions(input, ctx.now);
  const shows =
    input.browse === 'masked'
      ? sql`true`
      : sql`(select daily_limit is null or viewed_today < daily_limit from viewer)`;
  const bands = searchBands(input);
  const wanted = input.page * input.limit;
  const words = input.search ? matchesWords(input.search) : sql`true`;
  return sql`with ${viewerCte(ctx)},
    ${sql.join(
      bands.map((band, index) => bandCte(band, index, conditions, shows, wanted)),
      sql`, `,
    )},
    page as (
      select * from (${sql.join(
        bands.map((_, index) => sql`select * from ${bandName(index)}`),
        sql` union all `,
      )}) ranked
      order by band, position limit ${input.limit} offset ${wanted - input.limit}
    ),
    ${listedCte(ctx)},
    total as (
      select count(*)::int as count from (
        select 1 from listings l where (select true from viewer) and ${conditions} and ${words} limit ${countCap + 1}
      ) counted
    )
    select ${viewerJson} as viewer, (select count from total) as total, coalesce((
      select json_agg(${contactJson(ctx.now, openedByViewer)} order by page.band, page.position)
      from page join listings l on l.user_id = page.user_id join users u on u.id = l.user_id
      left join subscriptions s on s.user_id = l.user_id), '[]') as contacts`;
}

/** Counts the numbers that a buyer's list shows, as they are shown. */
function listedCte({ now }: MemberContext): SQL {
  return sql`listed as (
    insert into listed_numbers (viewer_id, day, numbers)
    select id, ${doualaDay(now)}::date, (select count(*)::int from page) from viewer
    where daily_limit is null and numbers_listed < ${listedNumbersPerDay}::int and exists (select 1 from page)
    on conflict (viewer_id, day) do update set numbers = listed_numbers.numbers + excluded.numbers
  )`;
}

const bandName = (index: number) => sql.raw(`band_${index}`);

/** A band is only looked for when the ones before it do not fill the page. */
function bandCte(band: Band, index: number, conditions: SQL, shows: SQL, wanted: number): SQL {
  const earlier = Array.from(
    { length: index },
    (_, before) => sql`(select count(*) from ${bandName(before)})`,
  );
  const filled = sql.join([sql`0`, ...earlier], sql` + `);
  return sql`${bandName(index)} as materialized (
    select user_id, ${index}::int as band, row_number() over () as position from (
      select l.user_id from listings l
      where ${shows} and ${filled} < ${wanted} and ${conditions} and ${band.where}
      order by ${band.order} limit ${wanted}
    ) found
  )`;
}
