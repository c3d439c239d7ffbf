import * as z from 'zod/mini';
import { described, exemplified } from '../described.ts';

/** Of Chrome and most others, Firefox, Safari. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];

/** Edge has one for each region. */
const domain = '.notify.windows.com';

/** Whether an address is one of a browser's push service: we write to no other that somebody names. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isPlain = port === '' && username === '' && password === '';
  return protocol === 'https:' && isPlain && (hosts.includes(hostname) || hostname.endsWith(domain));
}

/** Bytes as a browser writes them: base64url without padding. */
const bytes = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** What `PushSubscription.toJSON()` gives, as far as it is needed. */
export const pushSubscriptionInput = z.object({
  endpoint: exemplified(
    z.string().check(z.maxLength(1000), z.refine(isPushService)),
    'https://fcm.googleapis.com/fcm/send/dXq3b7R0eHk:APA91bFy',
  ),
  keys: z.object({
    p256dh: described(
      bytes(/^B[\w-]{86}$/),
      'The browser’s public key, 65 bytes.',
      'BGxbg2RTFjJ4dTRXR68V5V0KMq1o8UhB8iddIJG07vJOGtRhQnGbrBADFBZrRv1yU9Iec9-2LdWbzZFqb4MRW9o',
    ),
    auth: described(bytes(/^[\w-]{22}$/), 'What both sides know, 16 bytes.', 'GkQflU-aEGPyv-9CUio8Qg'),
  }),
});

export type PushSubscriptionInput = z.output<typeof pushSubscriptionInput>;
