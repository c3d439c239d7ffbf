import { challengeHeader } from '@mboalink/shared/challenge.ts';
import { answerProofOfWork } from '../../web/src/lib/api/proof-of-work.ts';
import type { Answer } from './client.ts';

/** The header that answers the challenge of a refusal, solved as the page solves it. */
export async function answerChallenge({ body }: Answer): Promise<Record<string, string>> {
  const challenge = body.challenge ?? body.error?.data?.challenge;
  if (!challenge) throw new Error(`nothing to solve: ${JSON.stringify(body)}`);
  return { [challengeHeader]: await answerProofOfWork(challenge) };
}
