import { challengeHeader } from '@mboalink/shared/challenge.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Answer } from './client.ts';

/** As often as the page solves one for a call. */
const mostChallenges = 4;

/** The header that answers the challenge of a refusal, solved as the page solves it. */
export async function answerChallenge({ body }: Answer): Promise<Record<string, string>> {
  const challenge = body.challenge ?? body.error?.data?.challenge;
  if (!challenge) throw new Error(`nothing to solve: ${JSON.stringify(body)}`);
  const solution = await solveChallenge({ challenge, deriveKey });
  return { [challengeHeader]: btoa(JSON.stringify({ challenge, solution })) };
}

/** Sends a call, solves what is asked for, as often as the page does, and sends it again. */
export async function solving(send: (headers: Record<string, string>) => Promise<Answer>): Promise<Answer> {
  let answer = await send({});
  const isAsked = () => (answer.body.error?.data?.error ?? answer.body.error) === 'challenge_required';
  for (let solved = 0; isAsked() && solved < mostChallenges; solved += 1) {
    answer = await send(await answerChallenge(answer));
  }
  return answer;
}
