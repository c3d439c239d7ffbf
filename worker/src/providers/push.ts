import { buildPushPayload } from '@block65/webcrypto-web-push';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Env } from '../env.ts';
import type { Runtime } from '../runtime.ts';

const timeoutMilliseconds = 8_000;

/** What a notification says, and the path that it opens. `tag` is the same each time that it is sent, so that it is shown once. */
export type PushMessage = { line: string; path: string; tag: string };

export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/**
 * Whoever carries notifications to browsers. `send` answers `gone` for a browser that takes none any more, and throws
 * `unavailable` where the message was not taken. `seconds` is how long it is of use.
 */
export type PushProvider = {
  send: (target: PushTarget, message: PushMessage, seconds: number) => Promise<'taken' | 'gone'>;
};

/** Web Push: encrypted for one browser (RFC 8291), signed by us (VAPID, RFC 8292). Null where we have no keys. */
export function webPush(
  env: Pick<
    Env,
    'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'PUSH_ENDPOINT' | 'PUBLIC_URL' | 'SECURITY_CONTACT'
  >,
  runtime: Pick<Runtime, 'fetch'>,
): PushProvider | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (!publicKey || !privateKey) return null;
  const vapid = { subject: env.SECURITY_CONTACT ?? env.PUBLIC_URL, publicKey, privateKey };
  return {
    async send({ endpoint, ...keys }, { line, path, tag }, ttl) {
      const message = { data: { line, path, tag }, options: { ttl, topic: tag } };
      const request = await buildPushPayload(message, { endpoint, expirationTime: null, keys }, vapid);
      const address = env.PUSH_ENDPOINT ? `${env.PUSH_ENDPOINT}/${encodeURIComponent(endpoint)}` : endpoint;
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const response = await runtime.fetch(address, { ...request, signal }).catch((cause: unknown) => {
        throw new AppError('unavailable', { cause });
      });
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return 'gone';
      if (response.ok) return 'taken';
      throw new AppError('unavailable', { cause: new Error(`push service answered ${response.status}`) });
    },
  };
}
