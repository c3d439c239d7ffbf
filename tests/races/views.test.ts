import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../factories.ts';
import { endpointOf } from '../setup/endpoint-of.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { settled } from '../setup/searching.ts';
import { call, transports } from '../setup/transports.ts';

const ask = ({ client }: Pick<Member, 'client'>, name: string, input: object, turn = 0) =>
  call(client, transports[turn % 2] ?? 'REST', endpointOf(name), input);

const viewRounds = rounds(1, 10);

it(`counts a look once, whatever comes at once, and none after a block, in ${viewRounds} rounds`, async (context) => {
  const { ids } = await insertSellers(3);
  await repeat(context, viewRounds, async () => {
    const now = new Date(Date.now() + 60_000);
    const [owner, viewer] = await Promise.all([registerMember(), registerMember()]);
    const owned = owner.user._id;
    // No midnight falls into it.
    for (const { client } of [owner, viewer]) client.travelTo(now);
    const event = (targetUserId: unknown) => ({ id: randomUUID(), actionType: 'profile_view', targetUserId });
    const marked = [...ids, owned].map(event);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, turn) =>
        ask(
          viewer,
          'insights.track',
          { events: turn % 3 ? marked : marked.map(({ targetUserId }) => event(targetUserId)).reverse() },
          turn,
        ),
      ),
      ...[0, 1].map(() => viewer.client.rest('POST', '/auth/refresh')),
      viewer.client.rest('GET', `/contacts/${owned}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const accepted = answers.flatMap((answer) => ('data' in answer ? answer.data.accepted : []));
    await settled();
    const looks = await sql(`select from listing_events where listing_id = $1 and action = 'view'`, [owned]);
    expect(looks).toHaveLength(1);
    // The server's own look may have come first.
    expect([3, 4]).toContain(accepted.reduce((sum, each) => sum + each, 0));

    const late = await registerMember();
    late.client.travelTo(now);
    let isBlocked = false;
    await Promise.all([
      ...Array.from({ length: 8 }, async (_, turn) => {
        const wasBlocked = isBlocked;
        const { data } = await ask(
          late,
          'insights.track',
          { actionType: turn % 2 ? 'profile_view' : 'profile_click', targetUserId: owned },
          turn,
        );
        if (wasBlocked) expect(data.accepted).toBe(0);
      }),
      ask(owner, 'network.block', { contactId: late.user._id }).then(({ status }) => {
        expect(status).toBe(200);
        isBlocked = true;
      }),
    ]);
    for (const actionType of ['profile_view', 'profile_click'])
      expect((await ask(late, 'insights.track', { actionType, targetUserId: owned })).data).toEqual({
        accepted: 0,
      });
  });
}, 60_000);
