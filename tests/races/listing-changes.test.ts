import { listingChangeLimits } from '@mboalink/shared/limits.ts';
import { expect, it } from 'vitest';
import { registerMember, sql } from '../factories.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const fewRounds = rounds(2, 30);

it(`changes a listing ten times of thirty at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { client, user } = await registerMember();
    client.travelTo(new Date());
    const change = (number: number) =>
      client.rest('PUT', '/auth/profile', {
        body: { name: `Nom ${number}`, description: `Numéro ${number}` },
      });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => change(number)));
    const changed = answers.filter(({ status }) => status === 200);
    expect(changed).toHaveLength(listingChangeLimits.perMinute);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    const [row] = await sql<{ name: string; description: string }>(
      'select name, description from users join listings on user_id = id where id = $1',
      [user._id],
    );
    // What was refused changed neither.
    expect(changed.map(({ body }) => body.user.description)).toContain(row?.description);
    expect(row?.name.slice(4)).toBe(row?.description.slice(7));
  });
}, 180_000);
