import { redirect } from 'react-router';
import { orErrorPage } from './queries.server.ts';

type Lead = { leadsTo: string; isForGood: boolean };

/** What a call answers to the loader of a public page; where it leads elsewhere, or is refused, that is thrown. */
export async function answeredOrLed<Answer extends object>(
  call: Promise<Answer>,
): Promise<Exclude<Answer, Lead>> {
  const answer = await orErrorPage(call);
  if (isLead(answer)) throw redirect(answer.leadsTo, answer.isForGood ? 301 : 302);
  return answer as Exclude<Answer, Lead>;
}

const isLead = (answer: object): answer is Lead => 'leadsTo' in answer;
