/**
/**
 * What a solved challenge buys one of past a network's limit: a code by mail, another call of somebody who signs in, a
 * tap on a number, a registration that says whether the number is taken, or a need.
 */
export const challengePurposes = ['send_code', 'sign_in', 'reveal', 'register', 'need'] as const;

export type ChallengePurpose = (typeof challengePurposes)[number];

/**
 * What a page solves by itself and answers in the header `X-Challenge`, with the call sent again. A proof of work as ALTCHA's second version defines it: find the counter whose PBKDF2 key, of the nonce followed by
 * the counter as four bytes, begins with `keyPrefix`.
 */
export type Challenge = {
  type: 'proof_of_work';
  /** ISO instant. */
  expiresAt: string;
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    /** Iterations of one try. */
    cost: number;
    keyLength: number;
    keyPrefix: string;
    data?: Record<string, string | number | boolean | null>;
  };
  signature: string;
};

export const challengeHeader = 'X-Challenge';
