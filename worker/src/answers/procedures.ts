import {
  answeredQuestionOutput,
  answerQuestionInput,
  questionsOutput,
} from '@mboalink/shared/answers/calls.ts';
import { answerLimits } from '@mboalink/shared/answers/limits.ts';
import { memberLimitedProcedure } from '../session/member-calls.ts';
import { createRouter } from '../trpc.ts';
import { answerQuestion } from './answer-question.ts';
import { listQuestions } from './questions.ts';

const procedure = memberLimitedProcedure('SUGGESTION_RATE_LIMITER');

export const answersRouter = createRouter({
  questions: procedure
    .meta({
      rest: 'GET /answered-questions',
      summary: 'The sellers of whom the viewer is asked whether they answered.',
      description: `${answerLimits.askedAfterDays} days after the viewer wrote, called or mailed, or after a seller answered a need; for ${answerLimits.askedForDays} days, once for each seller.`,
    })
    .output(questionsOutput)
    .query(({ ctx }) => listQuestions(ctx)),

  answer: procedure
    .meta({
      rest: 'POST /answered-questions/{id}',
      summary: 'Says whether a seller answered, once.',
      description:
        'The seller is told of nobody. It counts from accounts of a month or more, one of a network for each seller; `wrong_number` also reports the number where a report of the viewer would count.',
      errors: ['not_found'],
      example: { answer: 'yes' },
    })
    .input(answerQuestionInput)
    .output(answeredQuestionOutput)
    .mutation(({ ctx, input }) => answerQuestion(ctx, input)),
});
