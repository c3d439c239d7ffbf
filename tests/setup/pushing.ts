import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { registerMember } from '../factories.ts';
import type { Member } from './people.ts';
import { addresses } from './shared-application.ts';

/** What a browser that nobody reads would give. */
export function newSubscription() {
  const keys = createECDH('prime256v1');
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: {
      p256dh: keys.generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}

export const subscribe = ({ client }: Member, subscription: object = newSubscription()) =>
  client.rest('POST', '/push/subscriptions', { body: subscription });

/** Somebody whose browser takes notifications. */
export async function newSubscriber(): Promise<Member> {
  const member = await registerMember();
  await subscribe(member);
  return member;
}

/** What a browser would give whose messages the push catcher reads. */
export async function newBrowser(): Promise<{ endpoint: string }> {
  const made = await fetch(`${addresses.pushUrl}/api/v1/subscriptions`, { method: 'POST' });
  return (await made.json()) as { endpoint: string };
}

/** Has a member take notifications in such a browser; answers its endpoint. */
export async function takeNotifications(member: Member): Promise<string> {
  const subscription = await newBrowser();
  const { status, body } = await subscribe(member, subscription);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return subscription.endpoint;
}

type Notification = { line: string; path: string };

/** What a browser was sent, the latest first. */
export async function notificationsTo(endpoint: string): Promise<Notification[]> {
  const url = `${addresses.pushUrl}/api/v1/messages?endpoint=${encodeURIComponent(endpoint)}`;
  const { messages } = (await (await fetch(url)).json()) as { messages: { data: Notification }[] };
  return messages.map(({ data: { line, path } }) => ({ line, path }));
}
