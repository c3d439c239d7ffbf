import type { Challenge } from '@mboalink/shared/challenge.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Works aside, so that the page goes on answering. */
addEventListener('message', async ({ data: { parameters, signature } }: MessageEvent<Challenge>) => {
  const challenge = { parameters, signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved');
  postMessage(btoa(JSON.stringify({ challenge, solution })));
});
