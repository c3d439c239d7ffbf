import { expect, it } from 'vitest';
import { registerPremium, sql } from '../factories.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { newShortName } from '../setup/short-names.ts';

const fewRounds = rounds(3, 40);

it(`gives a name to one of five who take it at once, in ${fewRounds} rounds`, async (context) => {
  const members = await Promise.all(Array.from({ length: 5 }, () => registerPremium()));
  await repeat(context, fewRounds, async () => {
    const shortName = newShortName();
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
