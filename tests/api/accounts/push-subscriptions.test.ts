import { expect, it } from 'vitest';
import { leaveForGood, registerMember, signIn, sql, typeFreshCode, visitor } from '../../factories.ts';
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

it('keeps the five latest browsers of a person', async () => {
  const member = await registerMember();
  const endpoints: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const client = index === 0 ? member.client : visitor();
    if (index > 0) await signIn(member.user.email, client);
    const browser = newSubscription();
    endpoints.push(browser.endpoint);
    await subscribe({ ...member, client }, browser);
  }
  expect((await keptOf(member)).map(({ endpoint }) => endpoint)).toEqual(endpoints.slice(1));
});

const refused = [
  'http://fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com:8443/fcm/send/1',
  'https://fcm.googleapis.com@127.0.0.1/1',
  'https://fcm.googleapis.com.example/1',
  'https://notify.windows.com.example/1',
  'https://127.0.0.1/1',
  'https://169.254.169.254/latest',
  'https://mboalink.example/1',
  'no address',
];

it.each(refused)('takes no address but one of a push service: %s', async (endpoint) => {
  const member = await registerMember({ type: 'buyer' });
  const { status, body } = await subscribe(member, { ...newSubscription(), endpoint });
  expect([status, body.error, body.errors[0].field]).toEqual([400, 'validation_failed', 'endpoint']);
});

it.each([
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
  'https://web.push.apple.com/QGu',
])('takes that of another maker: %s', async (endpoint) => {
  const member = await registerMember({ type: 'buyer' });
  const address = `${endpoint}${member.user._id}`;
  expect((await subscribe(member, { ...newSubscription(), endpoint: address })).status).toBe(200);
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
