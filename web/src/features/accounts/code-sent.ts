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

/** What the form of a code posts of it, where there are no scripts. */
export const postedCode = (posted: FormData): CodeSent => ({
  mark: String(posted.get('mark')),
  expiresAt: Number(posted.get('expiresAt')),
  resendAt: 0,
});
