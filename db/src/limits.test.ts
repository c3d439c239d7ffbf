import { planIds } from '@mboalink/shared/billing/plan-ids.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { graceDays, plans } from '@mboalink/shared/catalogue/plans.ts';
import { codeLimits, fieldLimits, networkLimits, searchLimits } from '@mboalink/shared/limits.ts';
import { numberCases } from '@mboalink/shared/number-cases.ts';
import { shownLimits } from '@mboalink/shared/shown-limits.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/fresh-database.ts';

vi.setConfig({ hookTimeout: 60_000 });

let database: FreshDatabase;

beforeAll(async () => {
  database = await startFreshDatabase();
});

afterAll(() => database.stop());

async function value(expression: string): Promise<unknown> {
  const { rows } = await database.client.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

/** A check constraint as the migrated database has it. */
const definition = (constraint: string) =>
  value(`(select pg_get_constraintdef(oid) from pg_constraint where conname = '${constraint}')`);

it.each([
  ['one_time_codes_attempts', `<= ${codeLimits.guesses}`],
  ['connections_note', `<= ${networkLimits.note}`],
  ['listings_items_count', `<= ${fieldLimits.items}`],
  ['listings_keywords_count', `<= ${fieldLimits.keywords}`],
  ['search_alerts_search', `<= ${searchLimits.text}`],
  ['users_whatsapp_e164', `'${country.phone.e164}'`],
])('the constraint %s holds the limit of the forms and calls', async (constraint, limit) => {
  expect(await definition(constraint)).toMatch(new RegExp(`${RegExp.escape(limit)}(?!\\d)`));
});

it.each(['saved_contacts', 'connections', 'blocks'])('nobody stands in %s of their own', async (table) => {
  expect(await definition(`${table}_another`)).toMatch(/user_id <> \w+_id/);
});

it('a phone number in a text is the same here and in the database', async () => {
  const { rows } = await database.client.query<{ found: boolean }>(
    'select plain_words(text) ~ number_pattern() as found from unnest($1::text[]) as text',
    [numberCases.map(([text]) => text)],
  );
  expect(rows.map(({ found }) => found)).toEqual(numberCases.map(([, { found }]) => found));
});

it('a listing stays for the days of grace after paid time, and for none after a trial', async () => {
  const instant = `'2026-11-21T12:00:00Z'::timestamptz`;
  const days = (until: string) => value(`extract(epoch from ${until} - ${instant})::int / 86400`);
  expect(await days(`subscription_visible_until(null, ${instant})`)).toBe(graceDays);
  expect(await days(`subscription_visible_until(${instant}, null)`)).toBe(0);
});

it('plans weigh more the dearer they are, and a trial of any weighs as much as basic', async () => {
  for (const [index, plan] of planIds.entries()) {
    expect(await value(`paid_plan_weight('${plan}', now())::int`), plan).toBe(index + 1);
    expect(await value(`paid_plan_weight('${plan}', null)::int`), plan).toBe(1);
  }
});

it('lists count by the limits of taps: those that show_listed holds are the shared ones', async () => {
  const body = String(await value(`(select prosrc from pg_proc where proname = 'show_listed')`));
  const found = (pattern: RegExp) => [
    ...new Set([...body.matchAll(pattern)].map(([, limit]) => Number(limit))),
  ];
  const { listedPerDay, listedAtFirst, firstHours, tappedPerHour, tappedPerDay } = shownLimits;
  const { perNetworkHour, withWork, youngDays } = shownLimits;
  expect(found(/days => (\d+)::int\) THEN 'grace'/g)).toEqual([graceDays]);
  expect(found(/users\.created_at > \S+ - make_interval\(days => (\d+)/g)).toEqual([youngDays]);
  expect(found(/hours => (\d+)/g)).toEqual([firstHours]);
  expect(found(/(\d+)::int - max\(listed_(?:today|this_hour)/g)).toEqual([listedPerDay]);
  expect(found(/(\d+)::int - max\(listed_at_first/g)).toEqual([listedAtFirst]);
  expect(found(/(\d+)::int - max\(tapped_this_hour/g)).toEqual([tappedPerHour]);
  expect(found(/(\d+)::int - max\(tapped_today/g)).toEqual([tappedPerDay]);
  expect(found(/min\((\d+)::int \* network_factor/g)).toEqual([perNetworkHour, perNetworkHour + withWork]);
  for (const kind of ['trial', 'paid'] as const) {
    const limits = plans.map(({ id, dailyLimit }) => `'${id}' THEN ${dailyLimit[kind]}::int`);
    expect(body).toContain(`WHEN ${limits.join(' WHEN ')} END`);
  }
});
