import { createHash } from 'node:crypto';
import { ResendRefusal } from './resend-request.ts';

export type IdempotencyKeys = {
  /** The answer of the first request with this key, or null when there was none. */
  recall(key: string | undefined, body: string): string | null;
  keep(key: string | undefined, body: string, id: string): void;
};

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Resend's rule: a key is good for 24 hours and for one and the same request. */
export function createIdempotencyKeys(now: () => number = Date.now): IdempotencyKeys {
  const kept = new Map<string, { body: string; id: string; until: number }>();
  return {
    recall: (key, body) => {
      if (key === undefined) return null;
      if (key.length < 1 || key.length > 256) {
        throw new ResendRefusal(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.');
      }
      const first = kept.get(key);
      if (!first || first.until < now()) return null;
      if (first.body === digest(body)) return first.id;
      const message = 'Same idempotency key used with a different request payload.';
      throw new ResendRefusal(409, 'invalid_idempotent_request', message);
    },
    keep: (key, body, id) => {
      if (key === undefined) return;
      for (const [old, { until }] of kept) if (until < now()) kept.delete(old);
      kept.set(key, { body: digest(body), id, until: now() + dayInMilliseconds });
    },
  };
}

function digest(body: string) {
  return createHash('sha256').update(body).digest('base64');
}
