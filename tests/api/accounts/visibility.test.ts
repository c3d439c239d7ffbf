import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { runScheduled } from '@mboalink/worker/local/serve-worker.ts';
import { expect, it } from 'vitest';
import { endTrial, type Member, registerMember, sql } from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { addresses } from '../../setup/shared-application.ts';
import { call } from '../../setup/transports.ts';

const { url } = addresses;

const ask = ({ client }: Pick<Member, 'client'>, name: string, input: object = {}) =>
  call(client, 'REST', endpointOf(name), input);

const change = (member: Member, input: object) => ask(member, 'accounts.changeVisibility', input);

/** One for all tests, though midnight may fall among them. */
const today = Date.now();

const inDays = (days: number) => doualaDay(new Date(today + days * dayMilliseconds));

const shown = {
  ...{ paused: false, pausedUntil: null, hideEmail: false },
  ...{ namedToSellers: false, listedAsBuyer: false },
};

it('pauses a listing, which nobody finds, and brings it back', async () => {
  const [member, opener, other] = await Promise.all([registerMember(), registerMember(), registerMember()]);
  const id = member.user._id;
  await ask(opener, 'directory.reveal', { id });
  expect(member.user.visibility).toEqual(shown);
  const paused = await change(member, { paused: true });
  expect(paused.data.user).toMatchObject({
    isFound: false,
    hasOpenPage: false,
    visibility: { paused: true, pausedUntil: null },
  });
  expect((await ask(other, 'directory.contact', { id })).status).toBe(404);
  expect((await ask(other, 'directory.reveal', { id })).status).toBe(404);
  const entries = () =>
    sql('select from search_entries join listings using (search_key) where user_id = $1', [id]);
  expect(await entries()).toEqual([]);
  const kept = await ask(opener, 'directory.contact', { id });
  expect(kept.data.contact).toMatchObject({ unlocked: true, whatsappNumber: member.user.whatsapp });
  const back = await change(member, { paused: false });
  expect(back.data.user).toMatchObject({ isFound: true, visibility: shown });
  expect((await ask(other, 'directory.contact', { id })).status).toBe(200);
  expect(await entries()).toHaveLength(1);
});

it('ends a pause on its day in Douala, by the clock, and never before', async () => {
  const [member, later] = await Promise.all([registerMember(), registerMember()]);
  await change(member, { pausedUntil: inDays(2) });
  await change(later, { paused: true, pausedUntil: inDays(300) });
  const paused = async (one: Member) => (await ask(one, 'accounts.me')).data.user.visibility;
  expect(await paused(member)).toEqual({ ...shown, paused: true, pausedUntil: inDays(2) });
  const runAt = async (day: string) => {
    await sql(`delete from jobs where name = 'pauses'`);
    await runScheduled(url, '* * * * *', new Date(Date.parse(`${day}T00:00:00+01:00`)));
  };
  await sql('update listings set paused_until = $2 where user_id = $1', [member.user._id, inDays(1)]);
  await runAt(inDays(0));
  expect(await paused(member)).toMatchObject({ paused: true });
  await sql('update listings set paused_until = $2 where user_id = $1', [member.user._id, inDays(0)]);
  await expect
    .poll(async () => {
      await runAt(inDays(0));
      return paused(member);
    })
    .toEqual(shown);
  expect((await ask(member, 'accounts.me')).data.user.isFound).toBe(true);
  expect(await paused(later)).toMatchObject({ paused: true, pausedUntil: inDays(300) });
});

it('shows no expired seller whose pause ends', async () => {
  const member = await registerMember();
  await endTrial(member.user._id);
  await change(member, { paused: true });
  expect((await change(member, { paused: false })).data.user.isFound).toBe(false);
});

it('shows nobody an e-mail address that is hidden, who opened it before included', async () => {
  const [member, opener, buyer] = await Promise.all([
    registerMember(),
    registerMember(),
    registerMember({ type: 'buyer' }),
  ]);
  const id = member.user._id;
  await ask(opener, 'directory.reveal', { id });
  await ask(buyer, 'directory.reveal', { id });
  await ask(opener, 'network.save', { contactId: id });
  await ask(opener, 'network.connect', { connectedUserId: id, interactionType: 'email' });
  const read = async () => {
    const answers = [];
    for (const name of ['directory.revealedToday', 'network.saved', 'network.connections'])
      answers.push(await ask(opener, name));
    for (const reader of [opener, buyer]) {
      answers.push(await ask(reader, 'directory.contact', { id }));
      answers.push(await ask(reader, 'directory.contactBySlug', { slug: member.user.slug }));
    }
    return answers.map(({ data }) => JSON.stringify(data));
  };
  const holds = async (text: string) => (await read()).map((answer) => answer.includes(text));
  expect(await holds(member.user.email)).toEqual(Array(7).fill(true));
  await change(member, { hideEmail: true });
  expect(await holds(member.user.email)).toEqual(Array(7).fill(false));
  expect(await holds(member.user.whatsapp.slice(-9))).toEqual(Array(7).fill(true));
});

it('names a buyer who wants it to those whose number they open, and nobody else', async () => {
  const [member, buyer] = await Promise.all([registerMember(), registerMember({ type: 'buyer' })]);
  await ask(buyer, 'directory.reveal', { id: member.user._id });
  await sql('update reveals set day = day - 1 where viewer_id = $1', [buyer.user._id]);
  const name = async () => (await ask(member, 'network.reveals')).data.reveals[0].name;
  expect(await name()).toBeNull();
  await change(buyer, { namedToSellers: true });
  expect(await name()).toBe(buyer.user.name);
  await change(buyer, { namedToSellers: false });
  expect(await name()).toBeNull();
});
