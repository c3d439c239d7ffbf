import { country } from '@mboalink/shared/catalogue/country.ts';
import { codeLimits, fieldLimits, networkLimits, searchLimits } from '@mboalink/shared/limits.ts';
import { numberCases } from '@mboalink/shared/number-cases.ts';
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

it('a phone number in a text is the same here and in the database', async () => {
  const { rows } = await database.client.query<{ found: boolean }>(
    'select plain_words(text) ~ number_pattern() as found from unnest($1::text[]) as text',
    [numberCases.map(([text]) => text)],
  );
  expect(rows.map(({ found }) => found)).toEqual(numberCases.map(([, { found }]) => found));
});
