import { buildPushPayload, type PushSubscription } from '@block65/webcrypto-web-push';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PushCatcher, startPushCatcher } from './push-catcher.ts';
import { newVapidKeys } from './vapid-keys.ts';

let catcher: PushCatcher;
beforeEach(async () => {
  catcher = await startPushCatcher({});
});
afterEach(() => catcher.stop());

const data = { line: 'Quelqu’un cherche : Plombier, Makepe', path: '/needs/incoming' };
const topic = 'a'.repeat(32);

async function browser(): Promise<PushSubscription> {
  const made = await fetch(`${catcher.url}/api/v1/subscriptions`, { method: 'POST' });
  return (await made.json()) as PushSubscription;
}

/** Answers the status. */
async function push(to: PushSubscription, saysKey?: string): Promise<number> {
  const keys = newVapidKeys();
  const vapid = {
    subject: 'http://localhost:8787',
    publicKey: keys.VAPID_PUBLIC_KEY,
    privateKey: keys.VAPID_PRIVATE_KEY,
  };
  const request = await buildPushPayload({ data, options: { ttl: 3600, topic } }, to, vapid);
  const { headers } = request;
  if (saysKey) headers.authorization = headers.authorization.replace(/k=.*/, `k=${saysKey}`);
  return (await fetch(`${catcher.url}/${encodeURIComponent(to.endpoint)}`, request)).status;
}

async function messages() {
  const answer = await fetch(`${catcher.url}/api/v1/messages`);
  return ((await answer.json()) as { messages: unknown[] }).messages;
}

test('a message is signed, and read by its browser alone', async () => {
  const to = await browser();
  expect(await push(to)).toBe(201);
  expect(await messages()).toMatchObject([{ endpoint: to.endpoint, seconds: 3600, topic, data }]);
});

test('one that comes again takes the place of the first', async () => {
  const to = await browser();
  expect([await push(to), await push(to)]).toEqual([201, 201]);
  expect(await messages()).toHaveLength(1);
});

test('a key that did not sign is refused, and one by one what is told to fail', async () => {
  const to = await browser();
  expect(await push(to, newVapidKeys().VAPID_PUBLIC_KEY)).toBe(403);
  catcher.failNext(500, 410);
  expect([await push(to), await push(to)]).toEqual([500, 410]);
  expect(await messages()).toEqual([]);
});
