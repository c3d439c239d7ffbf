import { expect, it } from 'vitest';
import { type Preamble, withPreamble } from './preamble.ts';

/** What the preamble is told of a request. */
async function toldOf(body: object) {
  const told: Parameters<Preamble>[0][] = [];
  const preamble: Preamble = (request) => {
    told.push(request);
    return undefined;
  };
  const send = withPreamble(preamble, async () => ({
    ok: true,
    status: 200,
    json: async () => ({}),
    text: async () => '',
  }));
  await send('', { body: JSON.stringify(body) });
  return told[0];
}

it.each([
  ['insert into "reveals" ("viewer_id") values ($1)', true],
  ['update "sessions" set "ended_at" = $1', true],
  ['with "gone" as (delete from "outbox" returning 1) select * from "gone"', true],
  ['select "id" from "users" for no key update', false],
  ['select "id" from "users" for update of "users" skip locked', false],
  ['select $1', false],
])('tells whether a statement writes: %s', async (query, writes) => {
  const params = ['update "users"'];
  expect(await toldOf({ query, params })).toEqual({ isBatch: false, writes });
  const queries = [
    { query: 'select 1', params: [] },
    { query, params },
  ];
  expect(await toldOf({ queries })).toEqual({ isBatch: true, writes });
});
