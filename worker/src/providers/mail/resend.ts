import { AppError } from '@mboalink/shared/errors.ts';
import type { Env } from '../../env.ts';
import type { Runtime } from '../../runtime.ts';

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

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where mailboxes may stop mails of this kind by one tap (RFC 8058); only of mails that come again and again. */
  stopUrl?: string;
  /** The same key sent twice delivers one mail. */
  idempotencyKey: string;
};

/** Whoever delivers our mail. `send` resolves when the mail was accepted and throws `unavailable` otherwise. */
export type MailProvider = { send: (mail: Mail) => Promise<void> };
