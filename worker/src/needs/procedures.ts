import { pictureLimits } from '@mboalink/shared/limits.ts';
import {
  answerNeedInput,
  closeNeedInput,
  declinedOutput,
  declineNeedInput,
  incomingNeedOutput,
  incomingOutput,
  needIdInput,
  needInput,
  needOutput,
  needPictureInput,
  needPreviewOutput,
  needsOutput,
  reportedNeedOutput,
} from '@mboalink/shared/needs/calls.ts';
import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { pictureTypes } from '../providers/pictures.ts';
import { memberLimitedProcedure } from '../session/member-calls.ts';
import { createRouter } from '../trpc.ts';
import { answerNeed } from './answer-need.ts';
import { createNeed, previewNeed } from './create-need.ts';
import { listIncoming } from './incoming.ts';
import { pictureAnswer, pictureNeed } from './need-pictures.ts';
import { closeNeed, listNeeds, readOwnNeed } from './own-needs.ts';
import { declineNeed, reportNeed } from './refuse-need.ts';

const procedure = memberLimitedProcedure('SUGGESTION_RATE_LIMITER');

const pictureProcedure = memberLimitedProcedure('LISTING_RATE_LIMITER').meta({
  description: `The body is the picture, as that of a business. It is kept without metadata, as long as the need.`,
  file: { field: 'picture', types: pictureTypes, limitBytes: pictureLimits.bytes },
  errors: ['not_found'],
});

/** The calls of who needs something. */
const buyerProcedures = {
  preview: procedure
    .meta({
      ofPages: true,
      summary: 'What a line is understood as, and to whom it would be sent.',
      roundTrips: 2,
    })
    .input(needInput)
    .output(needPreviewOutput)
    .query(({ ctx, input }) => previewNeed(ctx, input)),

  create: procedure
    .meta({
      rest: 'POST /needs',
      summary: 'Sends what the viewer needs to the five sellers of the trade who are nearest.',
      description: `Trade, place, day, budget and people are read out of the line where they are not given; without a place it is the viewer’s town. Sellers get nothing that tells who needs it. ${needLimits.open} may be open at once, ${needLimits.perDay} sent a day. What anybody pays plays no part in who gets it.`,
      example: { text: 'gâteau d’anniversaire 30 personnes, samedi, Makepe, 25 000' },
      errors: ['conflict', 'challenge_required'],
      challenge: 'need',
      roundTrips: 2,
    })
    .input(needInput)
    .output(needOutput)
    .mutation(({ ctx, input }) => createNeed(ctx, input)),

  list: procedure
    .meta({ rest: 'GET /needs', summary: 'The viewer’s own needs, the newest first.' })
    .output(needsOutput)
    .query(({ ctx }) => listNeeds(ctx)),

  get: procedure
    .meta({
      rest: 'GET /needs/{id}',
      summary: 'One of the viewer’s own needs, with its answers.',
      description:
        'An answer has the seller’s number where the viewer opened it before; nothing is opened by it.',
      errors: ['not_found'],
      example: { id: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' },
    })
    .input(needIdInput)
    .output(needOutput)
    .query(({ ctx, input }) => readOwnNeed(ctx, input)),

  addPicture: pictureProcedure
    .meta({
      rest: 'PUT /needs/{id}/picture',
      summary: 'Gives a picture to one of the viewer’s own open needs.',
    })
    .input(needPictureInput)
    .output(needOutput)
    .mutation(({ ctx, input }) => pictureNeed(ctx, input)),

  close: procedure
    .meta({
      rest: 'POST /needs/{id}/close',
      summary: 'Ends one of the viewer’s own needs.',
      description:
        '`foundWith` is one who answered, or null for somebody else; without it the need is given up.',
      errors: ['not_found'],
      example: { foundWith: null },
    })
    .input(closeNeedInput)
    .output(needOutput)
    .mutation(({ ctx, input }) => closeNeed(ctx, input)),
};

/** The calls of who sells what is needed. */
const sellerProcedures = {
  incoming: procedure
    .meta({
      rest: 'GET /needs/incoming',
      summary: 'Open needs that were sent to the viewer, then others of their trade and town.',
    })
    .output(incomingOutput)
    .query(({ ctx }) => listIncoming(ctx)),

  answer: procedure
    .meta({
      rest: 'POST /needs/{id}/answers',
      summary: 'Answers a need with a price and a word.',
      description: `One answer of a seller, ${needLimits.answers} of a need; in its first hour only by the sellers who got it. Free for every seller who is visible.`,
      errors: ['not_found', 'forbidden', 'conflict'],
      example: { priceXaf: 25000, text: 'Livré samedi matin.' },
    })
    .input(answerNeedInput)
    .output(incomingNeedOutput)
    .mutation(({ ctx, input }) => answerNeed(ctx, input)),

  pictureAnswer: pictureProcedure
    .meta({
      rest: 'PUT /needs/{id}/answers/picture',
      summary: 'Gives a picture to the viewer’s own answer to an open need.',
    })
    .input(needPictureInput)
    .output(incomingNeedOutput)
    .mutation(({ ctx, input }) => pictureAnswer(ctx, input)),

  decline: procedure
    .meta({
      rest: 'POST /needs/{id}/decline',
      summary:
        'Says that a need is nothing for the viewer, who reads it no more; `declined: false` takes it back.',
      example: { declined: true },
    })
    .input(declineNeedInput)
    .output(declinedOutput)
    .mutation(({ ctx, input }) => declineNeed(ctx, input)),

  report: procedure
    .meta({
      rest: 'POST /needs/{id}/report',
      summary: 'Says that a need is none.',
      description: `Needs of which ${needLimits.reports} sellers say so are closed.`,
      errors: ['not_found'],
    })
    .input(needIdInput)
    .output(reportedNeedOutput)
    .mutation(({ ctx, input }) => reportNeed(ctx, input)),
};

export const needsRouter = createRouter({ ...buyerProcedures, ...sellerProcedures });
