import {
  answeredQuestionOutput,
  answerQuestionInput,
  questionsOutput,
} from '@mboalink/shared/answers/calls.ts';
import { answerLimits } from '@mboalink/shared/answers/limits.ts';
import {
  erasedWordOutput,
  givenWordOutput,
  receivedWordOutput,
  replyToWordInput,
  wordIdInput,
  wordsOutput,
  writeWordInput,
} from '@mboalink/shared/answers/word-calls.ts';
import { memberLimitedProcedure } from '../session/member-calls.ts';
import { createRouter } from '../trpc.ts';
import { answerQuestion } from './answer-question.ts';
import { listQuestions } from './questions.ts';
import { eraseWord, listWords, replyToWord, reportWord, writeWord } from './words.ts';

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

  words: procedure
    .meta({
      rest: 'GET /listing/words',
      summary: 'Words of clients about the viewer’s listing, and those that the viewer gave or may give.',
    })
    .output(wordsOutput)
    .query(({ ctx }) => listWords(ctx)),

  writeWord: procedure
    .meta({
      rest: 'PUT /answered-questions/{id}/word',
      summary: 'Gives a seller a word that everybody reads, or another one in its place.',
      description:
        'Only who said that the seller answered. Contact details are taken out of it; another text takes the reply off it.',
      errors: ['not_found', 'conflict'],
      example: { text: 'Venu en une heure, prix respecté.', isSigned: true },
    })
    .input(writeWordInput)
    .output(givenWordOutput)
    .mutation(({ ctx, input }) => writeWord(ctx, input)),

  eraseWord: procedure
    .meta({
      rest: 'DELETE /answered-questions/{id}/word',
      summary: 'Takes the viewer’s word about a seller back.',
      description: 'Not while it waits for a decision, nor once it was removed.',
      errors: ['conflict'],
    })
    .input(wordIdInput)
    .output(erasedWordOutput)
    .mutation(({ ctx, input }) => eraseWord(ctx, input)),

  replyToWord: procedure
    .meta({
      rest: 'POST /listing/words/{id}/reply',
      summary: 'Replies to a word about the viewer’s listing, once.',
      errors: ['not_found', 'conflict'],
      example: { text: 'Merci de votre confiance.' },
    })
    .input(replyToWordInput)
    .output(receivedWordOutput)
    .mutation(({ ctx, input }) => replyToWord(ctx, input)),

  reportWord: procedure
    .meta({
      rest: 'POST /listing/words/{id}/report',
      summary: 'Reports a word about the viewer’s listing.',
      description: 'Nobody reads it until a person decides; one that was found to be fine stays.',
      errors: ['not_found'],
    })
    .input(wordIdInput)
    .output(receivedWordOutput)
    .mutation(({ ctx, input }) => reportWord(ctx, input)),
});
