import { challengeHeader } from '@mboalink/shared/challenge.ts';
import { answerProofOfWork } from '../../web/src/lib/api/proof-of-work.ts';
import type { Answer } from './client.ts';

/** The header that answers the challenge of a refusal, solved as the page solves it. */
export async function answerChallenge({ body }: Answer): Promise<Record<string, string>> {
  const challenge = body.challenge ?? body.error?.data?.challenge;
  if (!challenge) throw new Error(`nothing to solve: ${JSON.stringify(body)}`);
  return { [challengeHeader]: await answerProofOfWork(challenge) };
}

/** Sends a call, solves the challenge if one is asked for, and sends it again. */
export async function solving(send: (headers: Record<string, string>) => Promise<Answer>): Promise<Answer> {
  const answer = await send({});
  const code = answer.body.error?.data?.error ?? answer.body.error;
  return code === 'challenge_required' ? send(await answerChallenge(answer)) : answer;
}
