import { planIds } from '@mboalink/shared/billing/plan-ids.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { graceDays } from '@mboalink/shared/catalogue/plans.ts';
import { codeLimits, fieldLimits, networkLimits, searchLimits } from '@mboalink/shared/limits.ts';
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
  ['guess_budgets_wrong_guesses', `<= ${codeLimits.wrongGuessesPerDay}`],
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

it('a listing stays for the days of grace after paid time, and for none after a trial', async () => {
  const instant = `'2026-11-21T12:00:00Z'::timestamptz`;
  const days = (until: string) => value(`extract(epoch from ${until} - ${instant})::int / 86400`);
  expect(await days(`subscription_visible_until(null, ${instant})`)).toBe(graceDays);
  expect(await days(`subscription_visible_until(${instant}, null)`)).toBe(0);
});

it('plans weigh more the dearer they are, and no plan weighs nothing', async () => {
  for (const [index, plan] of planIds.entries()) {
    expect(await value(`plan_weight('${plan}')::int`), plan).toBe(index + 1);
  }
  expect(await value(`plan_weight('free')::int`)).toBe(0);
});

it('a plan weighs what it does once it was paid; a trial of any weighs as much as basic', async () => {
  for (const plan of planIds) {
    expect(await value(`paid_plan_weight('${plan}', now())`)).toBe(await value(`plan_weight('${plan}')`));
    expect(await value(`paid_plan_weight('${plan}', null)::int`), plan).toBe(1);
  }
});
