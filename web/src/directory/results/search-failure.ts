import type { FieldError } from '@mboalink/shared/errors.ts';
import { failureOf, UnreadableAnswer } from '../../lib/errors/failure.ts';

/**
 * Why a search failed. `limit` and `upgrade` have screens of their own; the others are keys below
 * `directory:failure`.
 */
export type SearchFailure = {
  kind:
    | 'limit'
    | 'upgrade'
    | 'invalid'
    | 'unauthenticated'
    | 'notFound'
    | 'tooMany'
    | 'limitUnread'
    | 'server'
    | 'network'
    | 'timeout'
    | 'unexpected';
  /** What the server found wrong with the input. */
  errors: readonly FieldError[];
};

const kinds: Partial<Record<string, SearchFailure['kind']>> = {
  daily_limit_reached: 'limit',
  upgrade_required: 'upgrade',
  validation_failed: 'invalid',
  unauthenticated: 'unauthenticated',
  not_found: 'notFound',
  rate_limited: 'tooMany',
  server_error: 'server',
  unavailable: 'server',
  network: 'network',
  timeout: 'timeout',
};

export function searchFailureOf(thrown: unknown): SearchFailure {
  const { code, errors } = failureOf(thrown);
  return { kind: isUnreadableLimit(thrown) ? 'limitUnread' : (kinds[code] ?? 'unexpected'), errors };
}

/** A 429 without a readable body: most likely the daily limit. */
function isUnreadableLimit(thrown: unknown): boolean {
  const { cause } = (thrown ?? {}) as { cause?: unknown };
  return cause instanceof UnreadableAnswer && cause.status === 429;
}

/** Whether the server did not answer at all: most likely the network, even if the device believes to be online. */
export function isUnanswered(failure: SearchFailure | undefined): boolean {
  return failure?.kind === 'network' || failure?.kind === 'timeout';
}
