import { type ErrorCode, type FieldError, isErrorCode } from '@mboalink/shared/errors.ts';
import type { Messages } from '../../i18n/messages.ts';

/** Why a call failed, as a key of the namespace `errors`, with what the server said beside it. */
export type Failure = {
  code: keyof Messages['errors'];
  errors: readonly FieldError[];
  /** Whole minutes until it may be tried again. */
  timeLeft: number | undefined;
  quotaInfo: unknown;
};

/** An answer that is not of our API: somebody between it and us wrote it (a proxy, a captive portal). */
export class UnreadableAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Unreadable answer with status ${status}`);
    this.name = 'UnreadableAnswer';
    this.status = status;
  }
}

type ErrorData = { error?: unknown; errors?: FieldError[]; timeLeft?: number; quotaInfo?: unknown };

/** Reads whatever a call threw. No answer at all is `network`, or `timeout` when we gave up waiting. */
export function failureOf(thrown: unknown): Failure {
  const { data, cause } = (thrown ?? {}) as { data?: ErrorData | null; cause?: unknown };
  return {
    code: isErrorCode(data?.error) ? data.error : withoutAnswer(data, cause ?? thrown),
    errors: data?.errors ?? [],
    timeLeft: data?.timeLeft,
    quotaInfo: data?.quotaInfo,
  };
}

function withoutAnswer(data: unknown, cause: unknown): ErrorCode | 'network' | 'timeout' {
  if (data) return 'server_error';
  if (cause instanceof UnreadableAnswer) return cause.status === 429 ? 'rate_limited' : 'server_error';
  return cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'network';
}
