import * as z from 'zod/mini';
import { businessText, described, exemplified, idText, instantText } from '../described.ts';
import { typedText } from '../text.ts';
import { wordLimits, wordStates } from './word-limits.ts';

const textShape = {
  text: exemplified(z.string(), 'Venu en une heure, prix respecté.'),
  writtenAt: instantText,
  reply: described(z.nullable(z.string()), 'What the owner of the listing replied.'),
};

const state = described(
  z.enum(wordStates),
  '`reported`: seen by nobody until it is decided; `kept`: found to be fine; `removed`: for good.',
);

/** A word of a client as everybody reads it. */
export const shownWordSchema = z.object({
  ...textShape,
  firstName: described(z.nullable(z.string()), 'Of who wrote it, where they sign it.', 'Clarisse'),
  town: z.nullable(z.string()),
});

export type ShownWord = z.infer<typeof shownWordSchema>;

/** A word about the viewer’s listing. */
export const receivedWordSchema = z
  .object({ _id: idText, ...shownWordSchema.shape, state })
  .register(z.globalRegistry, { id: 'ReceivedWord' });

export type ReceivedWord = z.infer<typeof receivedWordSchema>;

/** A seller who answered the viewer, and the word that the viewer gave them. */
export const givenWordSchema = z
  .object({
    _id: described(idText, 'The seller’s.'),
    businessName: businessText,
    word: z.nullable(z.object({ ...textShape, isSigned: z.boolean(), state })),
  })
  .register(z.globalRegistry, { id: 'GivenWord' });

export type GivenWord = z.infer<typeof givenWordSchema>;

export const wordsOutput = z.object({
  received: described(z.array(receivedWordSchema), 'About the viewer’s listing, the newest first.'),
  given: described(
    z.array(givenWordSchema),
    'The sellers of whom the viewer said that they answered, the last first.',
  ),
});

export type WordsOutput = z.infer<typeof wordsOutput>;

export const writeWordInput = z.object({
  id: z.uuid(),
  text: typedText(1, wordLimits.text),
  isSigned: described(
    z._default(z.boolean(), false),
    'Whether the viewer’s first name and town stand beside it.',
  ),
});

export type WriteWordInput = z.output<typeof writeWordInput>;

export const givenWordOutput = z.object({ word: givenWordSchema });

export const wordIdInput = z.object({ id: z.uuid() });

export const erasedWordOutput = z.object({ erased: z.literal(true) });

export const replyToWordInput = z.object({ id: z.uuid(), text: typedText(1, wordLimits.reply) });

export type ReplyToWordInput = z.output<typeof replyToWordInput>;

export const receivedWordOutput = z.object({ word: receivedWordSchema });
