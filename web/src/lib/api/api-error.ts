import type { Challenge } from '@mboalink/shared/challenge.ts';
import type { ErrorCode, FieldError } from '@mboalink/shared/errors.ts';
import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';

/**
 * Why a call failed: what our server said, or why nothing of ours was heard. `unreadable` is an answer that is not of
 * our API: somebody between it and us wrote it, such as a proxy; `unreadable_limit` is a 429 of that kind, and `portal`
 * the page of a network that wants to be signed in to, or paid, first.
 */
export type FailureCode = ErrorCode | 'network' | 'timeout' | 'unreadable' | 'unreadable_limit' | 'portal';

type Details = {
  /** What the server said, in the reader's language. */
  said?: string | undefined;
  /** Of the answer; undefined when there was none. */
  status?: number | undefined;
  /** What was wrong with the input, field by field; undefined when the server named no field. */
  errors?: readonly FieldError[] | undefined;
  /** How long the answer asks to wait: by its header, else by the minutes in its body. */
  waitSeconds?: number | undefined;
  /** As it came, to be read by who knows it. */
  quotaInfo?: unknown;
  /** What to solve, of `challenge_required`. */
  challenge?: Challenge | undefined;
  /** What the code must be for, of `fresh_code_required`. */
  purpose?: FreshPurpose | undefined;
  /** The payment that waits, of `payment_open`. */
  txRef?: string | undefined;
  /** Why, of `payment_refused`. */
  failureCode?: string | undefined;
};

/** A call of our API that failed. Whatever a call throws is one of these. */
export class ApiError extends Error {
  declare readonly code: FailureCode;
  declare readonly details: Readonly<Details>;

  constructor(code: FailureCode, details: Details = {}, cause?: unknown) {
    super(details.said ?? code, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}

/** Why a call was not answered: we gave up waiting, or the network failed. */
export function unansweredCall(cause: unknown, timedOut = false): ApiError {
  if (cause instanceof ApiError) return cause;
  return new ApiError(timedOut ? 'timeout' : 'network', {}, cause);
}

type Said = {
  message?: string;
  data?: {
    error?: unknown;
    timeLeft?: unknown;
    errors?: FieldError[];
    quotaInfo?: unknown;
    challenge?: Challenge;
    purpose?: FreshPurpose;
    txRef?: string;
    failureCode?: string;
  };
};

/** Above 24 days a timer ends at once. */
const mostWaitSeconds = 2_000_000;

/** Reads the error of an answer; without a code it is not of our server. */
export function refusedCall({ status, headers }: Response, answered: unknown): ApiError {
  const { message: said, data = {} } = (answered ?? {}) as Said;
  // What is no number counts as not said.
  const waitSeconds =
    Math.min(Number(headers.get('Retry-After')) || Number(data.timeLeft) * 60, mostWaitSeconds) || undefined;
  const { error, timeLeft: _, ...told } = data;
  if (typeof error !== 'string') {
    return new ApiError(codeOfStranger(status), { status, waitSeconds });
  }
  // A server newer than this page may know more codes; those are said as an error of the server.
  return new ApiError(error as ErrorCode, { ...told, said, status, waitSeconds });
}

/** With these a portal answers: of a redirect, which no call of ours has, nobody is told more than 0. */
const portalStatus = [0, 200, 401, 511];

function codeOfStranger(status: number): FailureCode {
  if (status === 429) return 'unreadable_limit';
  return portalStatus.includes(status) ? 'portal' : 'unreadable';
}
