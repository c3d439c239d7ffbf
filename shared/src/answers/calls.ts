import * as z from 'zod/mini';
import { businessText, described, idText, instantText } from '../described.ts';
import { answers, questionCauses } from './limits.ts';

const answerSchema = z.enum(answers);

/** Whether a seller answered the viewer, who wrote, called or needed something some days ago. */
export const questionSchema = z
  .object({
    _id: described(idText, 'The seller’s.'),
    businessName: businessText,
    profilePicture: z.nullable(z.string()),
    cause: described(z.enum(questionCauses), 'How they got in touch; `need`: the seller answered a need.'),
    lastContactAt: instantText,
  })
  .register(z.globalRegistry, { id: 'Question' });

export type Question = z.infer<typeof questionSchema>;

export const questionsOutput = z.object({
  questions: described(z.array(questionSchema), 'Those that are due, the newest first.'),
});

export type QuestionsOutput = z.infer<typeof questionsOutput>;

export const answerQuestionInput = z.object({ id: z.uuid(), answer: answerSchema });

export type AnswerQuestionInput = z.output<typeof answerQuestionInput>;

export const answeredQuestionOutput = z.object({
  answer: described(answerSchema, 'What is kept: the first answer of the two.'),
  ...questionsOutput.shape,
});

export type AnsweredQuestion = z.infer<typeof answeredQuestionOutput>;
