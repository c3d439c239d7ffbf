import { serverNow } from '../../lib/clock.ts';

/** What is known of a code that was mailed, never the code itself. Instants are in milliseconds. */
export type CodeSent = { mark: string; resendAt: number; expiresAt: number };

/** What a call answered that mailed a code. */
export function toCodeSent(answer: {
  mark: string;
  expiresAt: string;
  resendAfterSeconds: number;
}): CodeSent {
  const { mark, expiresAt, resendAfterSeconds } = answer;
  return { mark, expiresAt: Date.parse(expiresAt), resendAt: serverNow() + resendAfterSeconds * 1000 };
}
