import { nextDoualaMidnight } from '@mboalink/shared/day.ts';
import { revealLimits } from '@mboalink/shared/limits.ts';
import { expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../factories.ts';
import { answerChallenge } from '../setup/answer-challenge.ts';
import { from, newNetworkAddress } from '../setup/networks.ts';
import { runJobs } from '../setup/reporting.ts';
import { itLong } from '../setup/rounds.ts';

/** Somebody who wants the whole directory, with many accounts behind one network. */

const { ids } = await insertSellers(230);

const reveal = ({ client }: Member, id: string | undefined, headers: Record<string, string>) =>
  client.rest('POST', `/contacts/${id}/reveal`, { headers });

it('opens 150 numbers an hour to fifteen new accounts on one network, and more only for work', async () => {
  const headers = from(newNetworkAddress());
  const members = await Promise.all(Array.from({ length: 15 }, () => registerMember({ type: 'buyer' })));
  const opened = async (count: number, first: number) => {
    let numbers = 0;
    for (const [index, member] of members.entries())
      for (let turn = 0; turn < count; turn += 1)
        if ((await reveal(member, ids[first + index * count + turn], headers)).status === 200) numbers += 1;
    return numbers;
  };
  expect(await opened(9, 0)).toBe(135);
  expect(await opened(3, 150)).toBe(15);
  const [member] = members;
  if (!member) throw new Error('nobody');
  const asked = await reveal(member, ids[229], headers);
  expect([asked.status, asked.body.error]).toEqual([429, 'challenge_required']);
  const worked = { ...headers, ...(await answerChallenge(asked)) };
  expect((await reveal(member, ids[229], worked)).status).toBe(200);
  // One solution pays for one.
  expect((await reveal(member, ids[228], worked)).body.error).toBe('challenge_required');
  expect((await reveal(member, ids[229], headers)).status).toBe(200);
  const neighbour = await registerMember({ type: 'buyer' });
  expect((await reveal(neighbour, ids[0], from(newNetworkAddress()))).status).toBe(200);
}, 120_000);

it('opens 400 numbers an hour to all buyers on one network, and more only for work; sellers are asked for none', async () => {
  const headers = from(newNetworkAddress());
  const [buyer, seller] = [await registerMember({ type: 'buyer' }), await registerMember()];
  await sql(`update users set created_at = now() - interval '40 days' where id = any ($1)`, [
    [buyer.user._id, seller.user._id],
  ]);
  expect((await reveal(buyer, ids[0], headers)).status).toBe(200);
  const others = await Promise.all(Array.from({ length: 8 }, () => registerMember({ type: 'buyer' })));
  await sql(`update users set created_at = now() - interval '40 days' where id = any ($1)`, [
    others.map(({ user }) => user._id),
  ]);
  await sql(
    `insert into reveals (viewer_id, contact_id, day, network)
      select other, gen_random_uuid(), current_date, network
        from unnest($2::uuid[]) as other, generate_series(1, 50), reveals as first
        where first.viewer_id = $1 limit 399`,
    [buyer.user._id, others.map(({ user }) => user._id)],
  );
  const asked = await reveal(buyer, ids[1], headers);
  expect(asked.body.error).toBe('challenge_required');
  const worked = { ...headers, ...(await answerChallenge(asked)) };
  expect((await reveal(buyer, ids[1], worked)).status).toBe(200);
  expect((await reveal(seller, ids[1], headers)).status).toBe(200);
});

it('forgets after 48 hours on which network a number was opened', async () => {
  const member = await registerMember({ type: 'buyer' });
  await reveal(member, ids[0], from(newNetworkAddress()));
  await reveal(member, ids[1], from(newNetworkAddress()));
  await sql(
    `update reveals set revealed_at = now() - interval '49 hours' where viewer_id = $1 and contact_id = $2`,
    [member.user._id, ids[0]],
  );
  await runJobs('sweep');
  const kept = await sql<{ known: boolean }>(
    'select network is not null as known from reveals where viewer_id = $1 order by revealed_at',
    [member.user._id],
  );
  expect(kept).toEqual([{ known: false }, { known: true }]);
});

const hour = 60 * 60_000;
const days = 10;

/** How many numbers so many new accounts on one network open in ten days: each as many as it may at every full hour. */
async function copyForDays(accounts: number): Promise<number> {
  const { ids: contacts } = await insertSellers(revealLimits.perDay * days);
  const start = nextDoualaMidnight(new Date()).getTime();
  const headers = from(newNetworkAddress());
  const members = await Promise.all(
    Array.from({ length: accounts }, () => registerMember({ type: 'buyer' })),
  );
  await sql('update users set created_at = $2 where id = any ($1)', [
    members.map(({ user }) => user._id),
    new Date(start),
  ]);
  const copiers = members.map((member) => ({ member, opened: 0, isFreeAt: start }));
  for (let now = start; now < start + days * 24 * hour; now += hour) {
    for (const copier of copiers.filter(({ isFreeAt }) => isFreeAt <= now)) {
      copier.member.client.travelTo(new Date(now));
      await copier.member.client.rest('POST', '/auth/refresh');
      let answer = await reveal(copier.member, contacts[copier.opened], headers);
      for (; answer.status === 200; answer = await reveal(copier.member, contacts[copier.opened], headers))
        copier.opened += 1;
      if (answer.body.error === 'challenge_required') break;
      expect(answer.headers.get('ratelimit-policy')).toContain('numbers-opened');
      copier.isFreeAt = now + Number(answer.headers.get('retry-after')) * 1000;
    }
  }
  return copiers.reduce((sum, { opened }) => sum + opened, 0);
}

// No limit counts across networks: what one of them opens, each of the others opens, too.
itLong.for([5, 50])(
  'a hundred accounts on %i networks open in ten days what the limits of an account and a network hold',
  { timeout: 3_600_000 },
  async (networks, { task }) => {
    const accounts = 100 / networks;
    const opened = await copyForDays(accounts);
    const { atFirst, perDay, youngPerNetworkHour } = revealLimits;
    const ofNetwork = 24 * youngPerNetworkHour;
    expect(opened).toBe(
      Math.min(accounts * atFirst, ofNetwork) + (days - 1) * Math.min(accounts * perDay, ofNetwork),
    );
    task.meta.figures = `${networks * opened} numbers in ${days} days: ${opened} on each of ${networks} networks`;
  },
);
