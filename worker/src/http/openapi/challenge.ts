import { challengeHeader } from '@mboalink/shared/challenge.ts';

type Json = { [key: string]: unknown };

const hex = '0b3c5f6a7d8e9f00112233445566778a';

export const challengeExample: Json = {
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
  },
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
