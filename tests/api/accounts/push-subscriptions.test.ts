import { expect, it } from 'vitest';
import { leaveForGood, registerMember, sql, typeFreshCode } from '../../factories.ts';
import type { Member } from '../../setup/people.ts';
import { newSubscription, subscribe } from '../../setup/pushing.ts';

const keptOf = ({ user }: Member) =>
  sql<{ endpoint: string }>(
    'select endpoint from push_subscriptions where user_id = $1 order by created_at',
    [user._id],
  );

const isOn = async ({ client }: Member) =>
  (await client.rest('GET', '/auth/me')).body.data.user.notificationPreferences.browserNotifications;

it('sends notifications to the browser of a session until that is taken back', async () => {
  const member = await registerMember();
  expect([member.user.pushKey.length, await isOn(member)]).toEqual([87, false]);
  const [first, second] = [newSubscription(), newSubscription()];
  await subscribe(member, first);
  expect((await subscribe(member, second)).body.data.user.notificationPreferences.browserNotifications).toBe(
    true,
  );
  expect(await keptOf(member)).toEqual([{ endpoint: second.endpoint }]);
  expect((await member.client.rest('DELETE', '/push/subscriptions')).status).toBe(200);
  expect([await keptOf(member), await isOn(member)]).toEqual([[], false]);
});

it('keeps a browser for whoever signed in there last', async () => {
  const [before, after] = [await registerMember(), await registerMember()];
  const browser = newSubscription();
  await subscribe(before, browser);
  await subscribe(after, browser);
  expect([await keptOf(before), await keptOf(after)]).toEqual([[], [{ endpoint: browser.endpoint }]]);
});

it('hands the addresses to their owner, and forgets them with the account', async () => {
  const member = await registerMember({ type: 'buyer' });
  const browser = newSubscription();
  await subscribe(member, browser);
  await typeFreshCode(member, 'delete-account');
  const { body } = await member.client.rest('GET', '/auth/export');
  expect(body.data.browsers).toMatchObject([{ endpoint: browser.endpoint }]);
  await leaveForGood(member);
  expect(await sql('select 1 from push_subscriptions where endpoint = $1', [browser.endpoint])).toEqual([]);
});
