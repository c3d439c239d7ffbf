import { type Challenge, challengeHeader } from '@mboalink/shared/challenge.ts';
import { errorMessages } from '@mboalink/shared/error-messages/en.ts';
import { errorMessage } from '@mboalink/shared/error-messages/error-message.ts';
import { type ErrorCode, errorStatus } from '@mboalink/shared/errors.ts';
import { freshPurposes } from '@mboalink/shared/fresh-purposes.ts';
import type { ErrorBody } from '../../errors/error-answer.ts';
import type { Endpoint } from '../endpoints.ts';

type Json = { [key: string]: unknown };

/** Every error that a call may answer: those of its kind, and those that it names itself. */
export function errorsOf({
  method,
  inputSchema,
  membersOnly,
  floodLimited,
  freshCode,
  challenge,
  errors,
}: Endpoint): ErrorCode[] {
  const writes = method !== 'GET';
  const codes: ErrorCode[] = [...errors, 'too_large', 'server_error', 'unavailable'];
  if (writes || inputSchema.properties) codes.push('validation_failed');
  if (membersOnly) codes.push('unauthenticated', 'bad_origin');
  if (freshCode) codes.push('fresh_code_required');
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
    purpose: {
      enum: freshPurposes,
      description: 'With `fresh_code_required`: for what `POST /auth/fresh-code` is to mail a code.',
    },
    canComeBack: {
      const: true,
      description:
        'With `account_exists`: the account was deleted, and signing in with a code brings it back.',
    },
    txRef: { type: 'string', description: 'With `payment_open`: the payment that waits.' },
    failureCode: { type: 'string', description: 'With `payment_refused`: why.' },
  } satisfies Record<keyof ErrorBody, Json>,
};

const hex = '0b3c5f6a7d8e9f00112233445566778a';

const challengeExample: Json = {
  type: 'proof_of_work',
  expiresAt: '2026-11-21T09:32:00.000Z',
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 5000,
    data: { expiresAt: '2026-11-21T09:32:00.000Z', level: 0, network: 'qR7x', purpose: 'send_code' },
    keyLength: 32,
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  },
  signature: hex,
};

const parameters: Json = {
  type: 'object',
  description:
    'To be sent back as they are. A try is PBKDF2 (`cost` iterations of SHA-256, `keyLength` bytes) of `nonce` followed by a counter of four bytes, high byte first, under `salt`; the counter from 0 up is right whose key begins with `keyPrefix`. All bytes are written in hex.',
  required: ['algorithm', 'nonce', 'salt', 'cost', 'keyLength', 'keyPrefix'],
  properties: {
    algorithm: { const: 'PBKDF2/SHA-256', description: 'How a try is derived.' },
    nonce: { type: 'string', description: 'What each try begins with; it names the challenge.' },
    salt: { type: 'string', description: 'The salt of each try.' },
    cost: { type: 'integer', description: 'Iterations of one try.' },
    keyLength: { type: 'integer', description: 'Bytes of a key.' },
    keyPrefix: { type: 'string', description: 'How the right key begins.' },
    keySignature: { type: 'string', description: 'For us.' },
    data: {
      type: 'object',
      description: 'What it is for, for whom and until when.',
      additionalProperties: true,
    },
  },
};

/** What `challenge_required` carries. */
export const challengeSchema: Json = {
  description:
    'Past a soft limit the work that buys one step: solved in a second or two, longer the more a network asks for, good once, for two minutes, from this network and for this call.',
  type: 'object',
  required: ['type', 'expiresAt', 'parameters', 'signature'],
  properties: {
    type: { const: 'proof_of_work', description: 'ALTCHA’s proof of work, version 2.' },
    expiresAt: { type: 'string', description: 'When it is over.' },
    parameters,
    signature: { type: 'string', description: 'To be sent back as it is.' },
  } satisfies Record<keyof Challenge, Json>,
};

/** The header that answers a challenge. */
export const challengeParameter: Json = {
  name: challengeHeader,
  in: 'header',
  required: false,
  description:
    'The answer to a challenge, with the call sent again: base64 of `{"challenge": {"parameters": …, "signature": …}, "solution": {"counter": …, "derivedKey": "…"}}`.',
  schema: { type: 'string', maxLength: 4000 },
};
