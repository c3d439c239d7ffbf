import { openKeyRing } from '@mboalink/worker/keys/key-ring.ts';
import type { Secrets } from '@mboalink/worker/local/secrets.ts';
import { mailPreferenceUrl, type Stoppable } from '@mboalink/worker/outbox/queue-mail.ts';

/** The token of the link in a mail by which one thing is stopped, as the Worker with those secrets makes it. */
export async function stopToken(secrets: Secrets, what: Stoppable, now = new Date()): Promise<string> {
  const signing = { keys: openKeyRing(secrets, now), now, env: { PUBLIC_URL: 'https://mboalink.example' } };
  return new URL(await mailPreferenceUrl(signing, what, 'fr')).pathname.split('/')[2] ?? '';
}
