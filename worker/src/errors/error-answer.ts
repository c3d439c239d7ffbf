import { isDatabaseUnavailable, sqlState } from '@mboalink/db/database-error.ts';
import type { Challenge } from '@mboalink/shared/challenge.ts';
import { directoryErrorMessages as directoryEn } from '@mboalink/shared/error-messages/directory-en.ts';
import { directoryErrorMessages as directoryFr } from '@mboalink/shared/error-messages/directory-fr.ts';
import { errorMessages as en } from '@mboalink/shared/error-messages/en.ts';
import { errorMessage, limitFailure } from '@mboalink/shared/error-messages/error-message.ts';
import { errorMessages as fr } from '@mboalink/shared/error-messages/fr.ts';
import { listingErrorMessages as listingEn } from '@mboalink/shared/error-messages/listing-en.ts';
import { listingErrorMessages as listingFr } from '@mboalink/shared/error-messages/listing-fr.ts';
import { serverErrorMessages as serverEn } from '@mboalink/shared/error-messages/server-en.ts';
import { serverErrorMessages as serverFr } from '@mboalink/shared/error-messages/server-fr.ts';
import {
  AppError,
  type ErrorCode,
  type ErrorDetails,
  errorStatus,
  type FieldError,
  type RateLimit,
} from '@mboalink/shared/errors.ts';
import { fieldMessage } from '@mboalink/shared/field-messages.ts';
import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import { fallbackLanguage, type Language } from '@mboalink/shared/language.ts';
import { TRPCError } from '@trpc/server';
import type { core } from 'zod/mini';
import { $ZodError } from 'zod/v4/core';
import type { Context } from '../context.ts';

const messages = {
  en: { ...en, ...directoryEn, ...listingEn, ...serverEn },
  fr: { ...fr, ...directoryFr, ...listingFr, ...serverFr },
};

/** Said by the server only: pages say it as they hear it. */
const comeBackMessages = {
  en: 'This account was deleted less than 7 days ago. Log in with a code to come back: everything is still there.',
  fr: 'Ce compte a été supprimé il y a moins de 7 jours. Connectez-vous avec un code pour revenir\u00a0: tout y est encore.',
};

type Reader = Pick<Context, 'language' | 'requestId'>;

/** The error body of the contract. `timeLeft` is the wait in whole minutes, on every 429. */
export type ErrorBody = {
  success: false;
  error: ErrorCode;
  message: string;
  requestId: string;
  errors?: FieldError[];
  timeLeft?: number;
  quotaInfo?: unknown;
  challenge?: Challenge;
  purpose?: FreshPurpose;
  canComeBack?: true;
  txRef?: string;
  failureCode?: string;
};

const codeOfTrpc: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'validation_failed',
  PARSE_ERROR: 'validation_failed',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media_type',
  PAYLOAD_TOO_LARGE: 'too_large',
};

const trpcOfStatus: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** tRPC's name for the HTTP status of one of our codes. */
export function trpcCode(code: ErrorCode): TRPCError['code'] {
  return trpcOfStatus[errorStatus[code]] ?? 'INTERNAL_SERVER_ERROR';
}

/** Whatever was thrown, as one of our errors. What is unknown becomes `server_error`, its words kept inside. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error))
    return new AppError('unavailable', { cause: error, retryAfterSeconds: 5 });
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError) return error.cause;
    if (error.code === 'BAD_REQUEST' && error.cause instanceof $ZodError) {
      return new AppError('validation_failed', { cause: error.cause });
    }
    const code = codeOfTrpc[error.code];
    if (code) return new AppError(code, { cause: error });
  }
  return new AppError('server_error', { cause: error });
}

/** The body that says so, in the reader's language. */
export function errorBody(error: AppError, reader: Reader | undefined): ErrorBody {
  const language = reader?.language ?? fallbackLanguage;
  const { retryAfterSeconds: _, limit: __, screen, ...details } = error.details;
  const issues = error.cause instanceof $ZodError ? fieldErrors(error.cause, language) : undefined;
  const seconds = errorStatus[error.code] === 429 && retryAfter(error);
  const timeLeft = seconds ? Math.ceil(seconds / 60) : undefined;
  const failure = error.code === 'rate_limited' ? limitFailure(seconds || 0) : error.code;
  return {
    success: false,
    error: error.code,
    message: details.canComeBack
      ? comeBackMessages[language]
      : errorMessage(messages[language], failure, screen, { count: timeLeft }),
    requestId: reader?.requestId ?? '',
    ...details,
    ...(timeLeft && { timeLeft }),
    ...(issues && { errors: issues }),
  };
}

const usualWaitSeconds: Record<number, number> = { 429: 60, 503: 5 };

/** Seconds for `Retry-After`: always there on 429 and 503, undefined elsewhere. */
export function retryAfter(error: AppError): number | undefined {
  const usual = usualWaitSeconds[errorStatus[error.code]];
  return usual && (error.details.retryAfterSeconds ?? usual);
}

/**
 * The refusal to be tried again after a wait; `screen` names whose messages say it, undefined those that are said
 * anywhere. `limit` is what was reached.
 */
export function rateLimited(waitSeconds: number, screen: ErrorDetails['screen'], limit: RateLimit): AppError {
  return new AppError('rate_limited', { retryAfterSeconds: Math.max(1, waitSeconds), screen, limit });
}

/**
 * The fields of an error's answer that say how long to wait, and for which limit: those of the IETF's draft
 * (draft-ietf-httpapi-ratelimit-headers-10).
 */
export function waitFields(error: AppError): Record<string, string> {
  const seconds = retryAfter(error);
  if (!seconds) return {};
  const { limit } = error.details;
  return {
    'Retry-After': String(seconds),
    ...(limit && {
      'RateLimit-Policy': `"${limit.name}";q=${limit.quota};w=${limit.windowSeconds}`,
      RateLimit: `"${limit.name}";r=0;t=${seconds}`,
    }),
  };
}

/** What the log may say of a cause: the kind of error and PostgreSQL's code, never words that quote data. */
export function describeCause(error: unknown): string {
  const names: string[] = [];
  let current: unknown = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    names.push(current.name);
    current = current.cause;
  }
  const state = sqlState(error);
  return [...names, ...(state ? [`SQLSTATE ${state}`] : [])].join(' < ');
}

/** One line for each field that does not fit, the first thing that is wrong with it. */
function fieldErrors(error: core.$ZodError, language: Language): FieldError[] {
  const byField = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    if (!byField.has(field)) byField.set(field, fieldMessage(issue, language));
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}
