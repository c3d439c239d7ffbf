import type { Challenge } from '@mboalink/shared/challenge.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work and answers what the header carries. */
export async function answerProofOfWork({ parameters, signature }: Challenge): Promise<string> {
  const challenge = { parameters, signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
