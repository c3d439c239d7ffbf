import { errorStatus } from '@mboalink/shared/errors.ts';
import { data } from 'react-router';
import type * as z from 'zod/mini';
import { type FormAnswer, fieldErrorsOf, readForm } from './form.ts';
import { codeOf, isCallError } from './refusal.ts';

/**
 * What an action answers to a form that was posted without scripts: `call` gets what it says by the schema, and answers what the page
 * draws next, or a redirect. A form that is wrong, or that the call refuses, is drawn again with what was typed, and with `drawn`.
 */
export async function answerForm<Fields extends z.ZodMiniObject, Answer>(
  posted: FormData,
  schema: Fields,
  call: (values: z.output<Fields>) => Promise<Answer>,
  drawn: object = {},
) {
  const submission = readForm(posted, schema);
  if (submission.status !== 'success') return data<FormAnswer>({ ...drawn, result: submission.reply() }, 400);
  try {
    return await call(submission.value);
  } catch (thrown) {
    if (!isCallError(thrown)) throw thrown;
    const code = codeOf(thrown);
    const fieldErrors = fieldErrorsOf(thrown, Object.keys(schema.shape));
    const answer: FormAnswer = {
      ...drawn,
      result: submission.reply(fieldErrors ? { fieldErrors } : {}),
      ...(!fieldErrors && { failure: { message: thrown.message, data: thrown.data } }),
    };
    return data(answer, code ? errorStatus[code] : 500);
  }
}
