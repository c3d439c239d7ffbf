import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import { describe, expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql, visitor } from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { call, transports } from '../../setup/transports.ts';

const nobody = '00000000-0000-7000-8000-000000000000';

const inDays = (days: number) => doualaDay(new Date(Date.now() + days * dayMilliseconds));

/** An input with which each call is taken. */
const calls = {
  'network.reveals': {},
  'network.blocks': {},
  'network.block': { contactId: nobody },
  'network.unblock': { id: nobody },
  'accounts.changeVisibility': { hideEmail: true },
};

type Name = keyof typeof calls;

/** What each refuses, with the field that it names. */
const unfit: [Name, object, string][] = [
  ['network.reveals', { page: 0 }, 'page'],
  ['network.reveals', { page: networkLimits.page + 1 }, 'page'],
  ['network.reveals', { limit: 0 }, 'limit'],
  ['network.block', {}, 'contactId'],
  ['network.block', { contactId: 'x' }, 'contactId'],
  ['network.block', { revealId: 'x' }, 'revealId'],
  ['network.block', { contactId: nobody, revealId: nobody }, 'contactId'],
  ['network.unblock', { id: 'x' }, 'id'],
  ['accounts.changeVisibility', { paused: 'x' }, 'paused'],
  ['accounts.changeVisibility', { hideEmail: 'x' }, 'hideEmail'],
  ['accounts.changeVisibility', { namedToSellers: 'x' }, 'namedToSellers'],
  ['accounts.changeVisibility', { pausedUntil: 'demain' }, 'pausedUntil'],
  ['accounts.changeVisibility', { pausedUntil: inDays(-1) }, 'pausedUntil'],
  ['accounts.changeVisibility', { pausedUntil: inDays(400) }, 'pausedUntil'],
];

const open = ({ client }: Pick<Member, 'client'>, id = '') =>
  client.rest('POST', `/contacts/${id}/reveal`).then(({ status }) => expect(status).toBe(200));

/** Who opens a number is told of from the next day on. */
const openedYesterday = async (opener: Member, { user }: Member) => {
  await open(opener, user._id);
  await sql('update reveals set day = day - 1 where viewer_id = $1 and contact_id = $2', [
    opener.user._id,
    user._id,
  ]);
};

/** What closes the search to a seller, who has opened one number before. */
const closes: Record<string, (member: Member) => Promise<unknown>> = {
  exhausted: async (member) => {
    for (const id of (await insertSellers(2)).ids) await open(member, id);
  },
  expired: ({ user }) =>
    sql(`update subscriptions set trial_ends_at = now() - interval '9 days' where user_id = $1`, [user._id]),
};

describe.each(transports)('over %s', (transport) => {
  const ask = ({ client }: Pick<Member, 'client'>, name: Name, input: object = calls[name]) =>
    call(client, transport, endpointOf(name), input);

  it('what does not fit is named', async () => {
    const member = await registerMember();
    for (const [name, input, field] of unfit) {
      const { status, error } = await ask(member, name, input);
      expect([name, input, status, error?.errors?.[0]?.field]).toEqual([name, input, 400, field]);
    }
    expect((await ask(member, 'network.block')).error.error).toBe('not_found');
  });

  it('nobody is answered without a session', async () => {
    const ended = await registerMember();
    await sql(`update sessions set ended_at = now() where user_id = $1`, [ended.user._id]);
    for (const client of [visitor(), ended.client])
      for (const name of Object.keys(calls) as Name[])
        expect([name, (await ask({ client }, name)).status]).toEqual([name, 401]);
  });

  it('another’s rows are nobody’s', async () => {
    const [member, opener, other] = await Promise.all([1, 2, 3].map(() => registerMember()));
    if (!member || !opener || !other) throw new Error('nobody');
    await openedYesterday(opener, member);
    const [row] = (await ask(member, 'network.reveals')).data.reveals;
    expect((await ask(other, 'network.block', { revealId: row.id })).status).toBe(404);
    const { data } = await ask(member, 'network.block', { revealId: row.id });
    for (const one of [other, opener]) {
      expect((await ask(one, 'network.unblock', { id: data.blockId })).data).toEqual({ blocks: [] });
      expect((await ask(one, 'network.blocks')).data).toEqual({ blocks: [] });
    }
    expect((await ask(member, 'network.blocks')).data).toEqual({ blocks: data.blocks });
  });

  it.each(Object.keys(closes))(
    'a seller who is %s sees, blocks, takes back and hides as ever',
    async (how) => {
      const [member, opener] = [await registerMember(), await registerMember()];
      member.client.travelTo(new Date());
      const [opened = ''] = (await insertSellers(1)).ids;
      await open(member, opened);
      await openedYesterday(opener, member);
      await closes[how]?.(member);
      const before = (await ask(member, 'network.reveals')).data;
      expect(before.pagination.totalCount).toBe(1);
      const [row] = before.reveals;
      const blocked = [];
      for (const whom of [{ contactId: opened }, { revealId: row.id }])
        blocked.push((await ask(member, 'network.block', whom)).data.blockId);
      expect((await ask(member, 'network.blocks')).data.blocks).toHaveLength(2);
      expect((await ask(member, 'network.reveals')).data.reveals).toEqual([]);
      for (const id of blocked) await ask(member, 'network.unblock', { id });
      expect((await ask(member, 'network.reveals')).data).toEqual(before);
      const contact = await call(member.client, transport, endpointOf('directory.contact'), { id: opened });
      expect(contact.data.contact.unlocked).toBe(true);
      const pause = { paused: true, pausedUntil: inDays(3) };
      const paused = await ask(member, 'accounts.changeVisibility', pause);
      expect(paused.data.user).toMatchObject({ isFound: false, visibility: pause });
      const back = await ask(member, 'accounts.changeVisibility', { paused: false });
      expect(back.data.user).toMatchObject({ isFound: how === 'exhausted', visibility: { paused: false } });
    },
  );

  it('who was blocked is told of nobody, blocks back only who opened their number, and takes nothing back', async () => {
    const [blocker, member] = [await registerMember(), await registerMember()];
    await openedYesterday(blocker, member);
    await open(member, blocker.user._id);
    const [row] = (await ask(member, 'network.reveals')).data.reveals;
    const { data } = await ask(blocker, 'network.block', { contactId: member.user._id });
    expect((await ask(member, 'network.reveals')).data).toMatchObject({
      reveals: [],
      pagination: { totalCount: 0 },
    });
    const unfound = await ask(member, 'network.block', { contactId: blocker.user._id });
    expect(unfound.error.error).toBe('not_found');
    await ask(member, 'network.unblock', { id: data.blockId });
    expect((await ask(member, 'network.blocks')).data).toEqual({ blocks: [] });
    // By the row of who opened one's number: a refusal would tell.
    const { data: back } = await ask(member, 'network.block', { revealId: row.id });
    expect(back.blocks).toMatchObject([{ name: blocker.user.businessName }]);
    expect((await ask(blocker, 'network.blocks')).data).toEqual({ blocks: data.blocks });
    const hidden = await ask(member, 'accounts.changeVisibility');
    expect(hidden.data.user.visibility.hideEmail).toBe(true);
  });
});
