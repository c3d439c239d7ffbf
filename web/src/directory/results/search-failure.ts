import { failureOf } from '../../app/failure.ts';

/**
 * What the screen does about a search that failed: `limit` and `upgrade` have screens of their own, the others are
 * said in words below `directory:failure`.
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
  /** What the server found wrong with the input, field by field. */
  messages: readonly string[];
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
  const status = unreadStatus(thrown);
  const messages = errors.map(({ field, message }) => (field ? `${field}: ${message}` : message));
  if (status === 429) return { kind: 'limitUnread', messages };
  if (status !== undefined && status >= 500) return { kind: 'server', messages };
  return { kind: kinds[code] ?? 'unexpected', messages };
}

/** The status of an answer that was not ours to read: somebody between us and the server wrote it. */
function unreadStatus(thrown: unknown): number | undefined {
  const { data, meta } = (thrown ?? {}) as { data?: unknown; meta?: { response?: { status?: number } } };
  return data ? undefined : meta?.response?.status;
}
