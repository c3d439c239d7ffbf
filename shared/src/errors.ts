import type { Challenge } from './challenge.ts';
import type { FreshPurpose } from './fresh-purposes.ts';

/** Every error that the API can answer, with its HTTP status. The code is stable; the words are not. */
export const errorStatus = {
  validation_failed: 400,
  unauthenticated: 401,
  invalid_code: 401,
  upgrade_required: 403,
  forbidden: 403,
  bad_origin: 403,
  https_required: 403,
  fresh_code_required: 403,
  not_found: 404,
  account_not_found: 404,
  method_not_allowed: 405,
  account_exists: 409,
  conflict: 409,
  payment_open: 409,
  too_large: 413,
  unsupported_media_type: 415,
  payment_refused: 422,
  rate_limited: 429,
  daily_limit_reached: 429,
  challenge_required: 429,
  server_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** A limit by its name: so much in so many seconds. */
export type RateLimit = { name: string; quota: number; windowSeconds: number };

export type FieldError = { field: string; message: string };

/** What may travel with an error. `retryAfterSeconds` is the wait. */
export type ErrorDetails = {
  errors?: FieldError[];
  retryAfterSeconds?: number;
  quotaInfo?: unknown;
  /** The limit that was reached. */
  limit?: RateLimit;
  /** What to solve, with `challenge_required`. */
  challenge?: Challenge;
  /** With `fresh_code_required`: what the code must be for. */
  purpose?: FreshPurpose;
  /** With `account_exists`: the account was deleted, and signing in brings it back. */
  canComeBack?: true;
  /** With `payment_open`: the payment that waits. */
  txRef?: string;
  /** With `payment_refused`: why, by the provider's word in ours. */
  failureCode?: string;
  /** Whose messages say it, where they differ from what is said of the code anywhere. */
  screen?:
    | 'account'
    | 'alerts'
    | 'asking'
    | 'blocks'
    | 'branding'
    | 'connections'
    | 'identifiers'
    | 'leadAnswers'
    | 'listing'
    | 'needAnswers'
    | 'needs'
    | 'payment'
    | 'paymentPage'
    | 'plans'
    | 'reading'
    | 'reveal'
    | 'saved'
    | 'signInLink'
    | 'words'
    | undefined;
  cause?: unknown;
};

/** The one error that code throws on purpose. Anything else that is thrown becomes `server_error`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Omit<ErrorDetails, 'cause'>;

  constructor(code: ErrorCode, { cause, ...details }: ErrorDetails = {}) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
