import { errorMessages } from '@mboalink/shared/error-messages/en.ts';
import { errorMessage } from '@mboalink/shared/error-messages/error-message.ts';
import { type ErrorCode, errorStatus } from '@mboalink/shared/errors.ts';
import type { Endpoint } from '../endpoints.ts';
import { challengeExample } from './challenge.ts';

type Json = { [key: string]: unknown };

/** Every error that a call may answer: those of its kind, and those that it names itself. */
export function errorsOf({
  method,
  inputSchema,
  membersOnly,
  floodLimited,
  challenge,
  errors,
}: Endpoint): ErrorCode[] {
  const writes = method !== 'GET';
  const codes: ErrorCode[] = [...errors, 'too_large', 'server_error', 'unavailable'];
  if (writes || inputSchema.properties) codes.push('validation_failed');
  if (membersOnly) codes.push('unauthenticated', 'bad_origin');
  if (floodLimited) codes.push('rate_limited');
  if (challenge) codes.push('challenge_required');
  if (writes) codes.push('bad_origin', 'unsupported_media_type');
  return [...new Set(codes)].sort((a, b) => errorStatus[a] - errorStatus[b]);
}

/** The error answers of a call, by their status. */
export function errorResponses(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => errorStatus[code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, errorResponse(status, codes)]));
}

function errorResponse(status: number, codes: ErrorCode[]): Json {
  const waits = status === 429 || status === 503;
  const headers = { ...requestIdHeader, ...(waits && retryAfterHeader) };
  const examples = Object.fromEntries(codes.map((code) => [code, { value: errorExample(code) }]));
  return {
    description: codes.map((code) => `\`${code}\`: ${errorMessage(errorMessages, code)}`).join('\n\n'),
    headers,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples } },
  };
}

const requestId = '0199a3f2-7c5b-7a3e-9a41-3c2f5d6b7e80';

function errorExample(code: ErrorCode): Json {
  return {
    success: false,
    error: code,
    message: errorMessage(errorMessages, code),
    requestId,
    ...(code === 'validation_failed' && { errors: [{ field: 'page', message: 'must be at least 1' }] }),
    ...(errorStatus[code] === 429 && { timeLeft: 1 }),
    ...(code === 'challenge_required' && { challenge: challengeExample }),
  };
}

export const requestIdHeader: Json = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

const retryAfterHeader: Json = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

/** What the headers of answers mean. */
export const headers: Json = {
  RequestId: {
    description: 'The id of the request; support finds its line in the log by it.',
    schema: { type: 'string', format: 'uuid' },
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** The body of every error. */
export const errorSchema: Json = {
  type: 'object',
  required: ['success', 'error', 'message', 'requestId'],
  properties: {
    success: { const: false },
    error: { enum: Object.keys(errorStatus), description: 'What went wrong; this never changes.' },
    message: { type: 'string', description: 'The same in the reader’s language, for people.' },
    requestId: { type: 'string', description: 'The id of the request, for support.' },
    errors: {
      type: 'array',
      description: 'Each field that does not fit, and why.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    timeLeft: { type: 'integer', description: 'Whole minutes to wait, on every 429.' },
    quotaInfo: { $ref: '#/components/schemas/QuotaInfo' },
    challenge: { $ref: '#/components/schemas/Challenge' },
    canComeBack: {
      const: true,
      description:
        'With `account_exists`: the account was deleted, and signing in with a code brings it back.',
    },
  },
};
