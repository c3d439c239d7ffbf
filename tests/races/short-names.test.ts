import { shortNameLimits } from '@mboalink/shared/accounts/short-name.ts';
import { expect, it } from 'vitest';
import { registerPremium, sql } from '../factories.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { newShortName } from '../setup/short-names.ts';

const fewRounds = rounds(3, 40);

it(`gives a name to one of five who take it at once, in ${fewRounds} rounds`, async (context) => {
  const members = await Promise.all(Array.from({ length: 5 }, () => registerPremium()));
  await repeat(context, fewRounds, async () => {
    const shortName = newShortName();
    await sql(`delete from limit_counters where subject like 'listing-changes%'`);
    const answers = await Promise.all(
      members.map(({ client }) =>
        client.rest('PUT', '/listing/branding', { body: { colour: 'leaf', shortName } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const [row] = await sql('select user_id, is_current from short_names where name = $1', [shortName]);
    expect(row).toEqual({
      user_id: answers.find(({ status }) => status === 200)?.body.user._id,
      is_current: true,
    });
  });
}, 120_000);

it(`leaves one name, and three former ones, to somebody who takes five at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { client, user } = await registerPremium();
    const names = Array.from({ length: 5 }, newShortName);
    const answers = await Promise.all(
      names.map((shortName) =>
        client.rest('PUT', '/listing/branding', { body: { colour: 'leaf', shortName } }),
      ),
    );
    // Who was served last had four names by then.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 400]);
    const held = await sql<{ name: string; is_current: boolean }>(
      'select name, is_current from short_names where user_id = $1',
      [user._id],
    );
    expect(held).toHaveLength(shortNameLimits.former + 1);
    expect(held.filter((row) => row.is_current)).toHaveLength(1);
    const current = held.find((row) => row.is_current)?.name;
    expect((await client.rest('GET', '/auth/me')).body.data.user.branding.shortName).toBe(current);
  });
}, 120_000);
