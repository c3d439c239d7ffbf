import { expect, it } from 'vitest';
import { insertSellers, type Member, pay, registerMember, sql, visitor } from '../factories.ts';
import type { Client } from '../setup/client.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const fewRounds = rounds(3, 50);
const { ids } = await insertSellers(40);

/** The same browser, over another connection. */
function copyOf(client: Client): Client {
  const other = visitor();
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

/** Each way in which a contact is opened, in turn. */
const ways = [
  ({ client }: Member, id: string) => client.rest('POST', `/contacts/${id}/reveal`),
  ({ client }: Member, id: string) => client.mutate('directory.reveal', { id }),
  ({ client }: Member, id: string) => client.mutate('directory.reveal?batch=1', { 0: { id } }),
  ({ client }: Member, id: string) => copyOf(client).rest('POST', `/contacts/${id}/reveal`),
];

const openAtOnce = (member: Member, contacts: readonly string[]) =>
  contacts.map((id, index) => ways[index % ways.length]?.(member, id));

const openedBy = async ({ user }: Member) => {
  const [row] = await sql(
    `select count(*)::int as opened, count(pass_tx_ref)::int as "byPass",
        (select sum(used)::int from passes where user_id = $1) as used
      from reveals where viewer_id = $1`,
    [user._id],
  );
  return row;
};

it(`the last contact of a pass is opened once, whoever asks beside a renewal, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const member = await registerMember();
    await pay(member, 'day');
    await sql('update passes set used = 9 where user_id = $1', [member.user._id]);
    const renewing = copyOf(member.client);
    const [refreshed, found, ...answers] = await Promise.all([
      renewing.rest('POST', '/auth/refresh'),
      copyOf(member.client).batch([
        { name: 'directory.revealedToday', input: undefined },
        { name: 'directory.search', input: { limit: 20 } },
      ]),
      ...openAtOnce(member, ids.slice(0, 12)),
    ]);
    expect([refreshed.status, found.status]).toEqual([200, 200]);
    const statuses = answers.map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    expect(await openedBy(member)).toEqual({ opened: 4, byPass: 1, used: 10 });
  });
});

it(`two passes and the day are spent to the last, and not beyond, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const member = await registerMember();
    await pay(member, 'day');
    await pay(member, 'day');
    const answers = await Promise.all(openAtOnce(member, ids));
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(23);
    expect(await openedBy(member)).toEqual({ opened: 23, byPass: 20, used: 20 });
  });
});
