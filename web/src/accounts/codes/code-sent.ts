import type { ApiOutputs } from '../../lib/api/client.ts';
import { retryOnce } from '../../lib/api/retry-once.ts';

/** A code is under way. Instants are milliseconds. */
export type CodeSent = { mark: string; expiresAt: number; resendAt: number };

type Answer = Pick<ApiOutputs['accounts']['sendOtp'], 'mark' | 'expiresAt' | 'resendAfterSeconds'>;

/** Asks for a code, in two attempts: asked for twice it is the same code. */
export async function sendCode(ask: () => Promise<Answer>): Promise<CodeSent> {
  const { mark, expiresAt, resendAfterSeconds } = await retryOnce(ask);
  return { mark, expiresAt: Date.parse(expiresAt), resendAt: Date.now() + resendAfterSeconds * 1000 };
}
