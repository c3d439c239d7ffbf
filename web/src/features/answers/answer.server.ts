import { answerQuestionInput } from '@mboalink/shared/answers/calls.ts';
import type { ActionFunctionArgs } from 'react-router';
import { answerForm } from '../../lib/form.server.ts';
import { apiOf } from '../../lib/queries.server.ts';

/** The action of a page that asks whether a seller answered. */
export async function answerQuestion({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const name = String(form.get('name') ?? '');
  return answerForm(form, answerQuestionInput, async (given) => {
    const { answer } = await apiOf({ context }).answers.answer.mutate(given);
    return { kept: { sellerId: given.id, name, answer } };
  });
}
