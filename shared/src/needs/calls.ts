import * as z from 'zod/mini';
import {
  businessText,
  dayText,
  described,
  exemplified,
  idText,
  instantText,
  tradeSlug,
} from '../described.ts';
import { contactSchema } from '../directory/contact.ts';
import { fieldLimits } from '../limits.ts';
import { pictureFields } from '../picture.ts';
import { slugSchema, typedLine, typedText } from '../text.ts';
import { needEnds, needLimits, needRings, noAnswerReasons } from './limits.ts';

const priceXaf = z.int().check(z.gte(1), z.lte(fieldLimits.priceXaf));

/** What was corrected of what a line was understood as; null says that there is none. */
const corrections = {
  subcategory: described(z.optional(slugSchema), 'The trade, where the line names another or none.'),
  region: z.optional(slugSchema),
  city: z.optional(slugSchema),
  quartier: z.optional(z.nullable(typedLine(1, fieldLimits.quartier))),
  day: described(z.optional(z.nullable(z.iso.date())), 'From today on, within a year; any other is none.'),
  budgetXaf: z.optional(z.nullable(priceXaf)),
  people: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(needLimits.people)))),
};

export const needInput = z.object({
  text: exemplified(
    typedText(1, needLimits.text),
    'gâteau d’anniversaire 30 personnes, samedi, Makepe, 25 000',
  ),
  ...corrections,
});

export type NeedInput = z.output<typeof needInput>;

const placeSchema = z.object({
  region: z.string(),
  city: z.string(),
  quartier: z.nullable(z.string()),
  name: described(z.string(), 'The quartier, else the town, in the reader’s language.', 'Makepe'),
});

const wantedShape = {
  trade: z.object({ category: tradeSlug, subcategory: tradeSlug, name: z.string() }),
  place: placeSchema,
  day: z.nullable(dayText),
  budgetXaf: z.nullable(z.number()),
  people: z.nullable(z.number()),
};

const nearness = {
  ring: z.enum(needRings),
  kilometres: described(z.nullable(z.number()), 'Between quartiers or towns; null where that is not known.'),
};

/** What a line was understood as, and the sellers who would get it: none while the trade is missing. */
export const needPreviewOutput = z.object({
  ...wantedShape,
  trade: z.nullable(wantedShape.trade),
  sellers: z.array(
    z.object({
      _id: idText,
      businessName: businessText,
      profilePicture: z.nullable(z.string()),
      ...nearness,
    }),
  ),
});

export type NeedPreview = z.infer<typeof needPreviewOutput>;

const needShape = {
  _id: idText,
  text: z.string(),
  picture: described(z.nullable(z.string()), 'Its address.'),
  ...wantedShape,
  createdAt: instantText,
  endsAt: instantText,
  isOpen: z.boolean(),
  ended: described(z.nullable(z.enum(needEnds)), 'How it ended before its time.'),
};

const answerShape = {
  priceXaf: z.nullable(z.number()),
  text: z.string(),
  picture: described(z.nullable(z.string()), 'Its address.'),
  answeredAt: instantText,
};

/** A buyer's own need. */
export const needSchema = z
  .object({
    ...needShape,
    asked: described(
      z.array(
        z.object({
          _id: idText,
          businessName: businessText,
          profilePicture: z.nullable(z.string()),
          ...nearness,
          state: z.enum(['sent', 'answered', 'declined']),
        }),
      ),
      'The sellers who got it.',
    ),
    answers: z.array(
      z.object({
        contact: contactSchema,
        ...answerShape,
        ...nearness,
        isNew: described(z.boolean(), 'Whether the seller’s account is younger than 30 days.'),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'Need' });

export type Need = z.infer<typeof needSchema>;

export const needOutput = z.object({ need: needSchema });

export const needsOutput = z.object({
  needs: described(
    z.array(z.object({ ...needShape, answers: z.number() })),
    'The newest first; `answers` is how many there are.',
  ),
});

export type NeedsOutput = z.infer<typeof needsOutput>;

export const needIdInput = z.object({ id: z.uuid() });

/** A picture for a need, or for the answer to one. */
export const needPictureInput = z.object({ id: z.uuid(), ...pictureFields });

export type NeedPictureInput = z.output<typeof needPictureInput>;

/** `foundWith`: a seller who answered, or null for somebody else; left out, the need is given up. */
export const closeNeedInput = z.object({ id: z.uuid(), foundWith: z.optional(z.nullable(z.uuid())) });

/** A need as a seller reads it: nothing tells who needs it. */
export const incomingNeedSchema = z
  .object({
    ...needShape,
    ...nearness,
    answers: described(z.number(), 'How many have answered.'),
    isAsked: described(z.boolean(), 'Whether it was sent to this seller.'),
    answersFrom: described(instantText, 'From when this seller may answer.'),
    ownAnswer: z.nullable(z.object(answerShape)),
    isChosen: described(z.boolean(), 'Whether its buyer said that they found this seller.'),
  })
  .register(z.globalRegistry, { id: 'IncomingNeed' });

export type IncomingNeed = z.infer<typeof incomingNeedSchema>;

export const incomingOutput = z.object({
  whyNot: described(
    z.nullable(z.enum(noAnswerReasons)),
    'Why the viewer may answer none: the listing is hidden, the account too new, or a report of it is open.',
  ),
  needs: described(
    z.array(incomingNeedSchema),
    'Those that were sent to the seller, then others of the trade and town; last those that they answered and that found somebody else.',
  ),
});

export type IncomingOutput = z.infer<typeof incomingOutput>;

export const answerNeedInput = z.object({
  id: z.uuid(),
  priceXaf: z.optional(z.nullable(priceXaf)),
  text: z._default(typedText(0, needLimits.answer), ''),
});

export type AnswerNeedInput = z.output<typeof answerNeedInput>;

/** `declined`: false takes it back. */
export const declineNeedInput = z.object({ id: z.uuid(), declined: z._default(z.boolean(), true) });

export type DeclineNeedInput = z.output<typeof declineNeedInput>;

export const incomingNeedOutput = z.object({ need: incomingNeedSchema });

export const declinedOutput = z.object({ declined: z.boolean() });

export const reportedNeedOutput = z.object({ reported: z.literal(true) });
