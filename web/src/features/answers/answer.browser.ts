import type { Answer } from '@mboalink/shared/answers/limits.ts';
import type { ClientActionFunctionArgs } from 'react-router';
import { browserQueries } from '../../lib/queries.browser.ts';
import type { Answered } from './answered.ts';

/** The same action where scripts run: the call is made from here, and the next question is known at once. */
export async function answerFromHere({ request }: ClientActionFunctionArgs): Promise<Answered> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name));
  const given = { id: text('id'), answer: text('answer') as Answer };
  const { client, utils } = browserQueries();
  try {
    const { answer, questions } = await client.answers.answer.mutate(given);
    utils.answers.questions.setData(undefined, { questions });
    return { kept: { sellerId: given.id, name: text('name'), answer } };
  } catch (thrown) {
    return { failure: thrown as Error & { data: unknown } };
  }
}
