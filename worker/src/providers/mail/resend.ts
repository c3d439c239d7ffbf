import { AppError } from '@mboalink/shared/errors.ts';
import type { Env } from '../../env.ts';
import type { Runtime } from '../../runtime.ts';
import type { MailProvider } from './mail-provider.ts';

const timeoutMilliseconds = 8_000;

/** Resend's HTTP API (POST /emails). */
export function resend(
  env: Pick<Env, 'MAIL_ENDPOINT' | 'RESEND_API_KEY' | 'MAIL_FROM'>,
  runtime: Pick<Runtime, 'fetch'>,
): MailProvider {
  return {
    async send({ to, subject, text, html, stopUrl, idempotencyKey }) {
      const response = await runtime
        .fetch(new URL('/emails', env.MAIL_ENDPOINT), {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMilliseconds),
          headers: {
            Authorization: `Bearer ${env.RESEND_API_KEY}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': idempotencyKey,
          },
          body: JSON.stringify({
            ...{ from: env.MAIL_FROM, to: [to], subject, text, html },
            ...(stopUrl && { headers: stopHeaders(stopUrl) }),
          }),
        })
        .catch((cause: unknown) => {
          throw new AppError('unavailable', { cause });
        });
      const answer: unknown = await response.json().catch(() => undefined);
      if (!response.ok && !wasAcceptedBefore(answer)) {
        throw new AppError('unavailable', { cause: new Error(`mail provider answered ${response.status}`) });
      }
    },
  };
}

const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A mail with this key was accepted before, with a link that another key signed. */
function wasAcceptedBefore(answer: unknown): boolean {
  return Object(answer).name === 'invalid_idempotent_request';
}
