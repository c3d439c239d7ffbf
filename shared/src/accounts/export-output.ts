import * as z from 'zod/mini';
import { answers } from '../answers/limits.ts';
import { businessText, dayText, described, exemplified, idText, instantText } from '../described.ts';
import { sessionSchema } from './calls.ts';
import { currentUserSchema } from './user.ts';

const pictureName = described(z.nullable(z.string()), 'The name of a picture, behind ‘/pictures/’.');

/** All that is kept about somebody, for themselves. */
export const exportOutput = z.object({
  exportedAt: instantText,
  user: currentUserSchema,
  consents: z.array(
    z.object({ document: z.string(), version: z.string(), language: z.string(), agreedAt: instantText }),
  ),
  sessions: z.array(sessionSchema),
  browsers: described(
    z.array(z.object({ endpoint: z.string(), createdAt: instantText })),
    'Where notifications are sent.',
  ),
  reports: z.array(
    z.object({
      contactId: z.nullable(idText),
      reason: z.string(),
      note: z.nullable(z.string()),
      reportedAt: instantText,
    }),
  ),
  views: z.array(z.object({ contactId: z.nullable(idText), action: z.string(), day: dayText })),
  searches: z.array(
    z.object({
      trade: z.string(),
      citySlug: z.nullable(z.string()),
      quartier: z.nullable(z.string()),
      words: z.array(z.string()),
      searchedAt: instantText,
    }),
  ),
  typedWords: described(
    z.array(z.object({ day: dayText, trade: z.string(), citySlug: z.string(), word: z.string() })),
    'Words of today’s searches, which are counted at night and forgotten.',
  ),
  needs: z.array(
    z.object({
      text: z.string(),
      picture: pictureName,
      subcategory: z.string(),
      city: z.string(),
      quartier: z.nullable(z.string()),
      day: z.nullable(dayText),
      budgetXaf: z.nullable(z.number()),
      people: z.nullable(z.number()),
      createdAt: instantText,
      closedAt: z.nullable(instantText),
    }),
  ),
  needsReceived: described(
    z.array(z.object({ sentAt: instantText, declinedAt: z.nullable(instantText) })),
    'When a need was sent to the member, and when it was nothing for them.',
  ),
  needAnswers: z.array(
    z.object({
      priceXaf: z.nullable(z.number()),
      text: z.string(),
      picture: pictureName,
      answeredAt: instantText,
    }),
  ),
  needReports: z.array(z.object({ reportedAt: instantText })),
  clientWords: z.array(
    z.object({
      contactId: z.nullable(idText),
      businessName: z.nullable(businessText),
      text: z.string(),
      isSigned: z.boolean(),
      writtenAt: instantText,
    }),
  ),
  wordsReceived: described(
    z.array(
      z.object({
        text: z.string(),
        writtenAt: instantText,
        reply: z.nullable(z.string()),
        repliedAt: z.nullable(instantText),
      }),
    ),
    'Words of clients about the member’s listing, and the replies.',
  ),
  answers: described(
    z.array(
      z.object({
        contactId: z.nullable(idText),
        businessName: z.nullable(z.string()),
        answer: z.enum(answers),
        answeredAt: instantText,
      }),
    ),
    'What the member said of sellers to whom they wrote.',
  ),
  savedContacts: z.array(
    z.object({
      contactId: z.nullable(idText),
      businessName: z.nullable(businessText),
      savedAt: instantText,
    }),
  ),
  searchAlerts: z.array(
    z.object({
      search: z.string(),
      filters: z.record(z.string(), z.unknown()),
      createdAt: instantText,
      toldAt: z.nullable(instantText),
      stoppedAt: z.nullable(instantText),
    }),
  ),
  connections: z.array(
    z.object({
      contactId: z.nullable(idText),
      businessName: z.nullable(businessText),
      interactionType: z.string(),
      trustLevel: z.string(),
      firstContactAt: instantText,
      lastContactAt: instantText,
      archivedAt: z.nullable(instantText),
    }),
  ),
  notes: z.array(
    z.object({
      contactId: z.nullable(idText),
      businessName: z.nullable(businessText),
      note: z.string(),
      notedAt: instantText,
    }),
  ),
  blocks: z.array(z.object({ businessName: z.nullable(businessText), blockedAt: instantText })),
  openedContacts: z.array(
    z.object({
      contactId: z.nullable(idText),
      businessName: z.nullable(businessText),
      openedAt: instantText,
    }),
  ),
  shortCode: z.string(),
  shortNames: z.array(z.object({ name: z.string(), isCurrent: z.boolean(), heldUntil: instantText })),
  pageToldAt: z.nullable(instantText),
  payments: z.array(
    z.object({
      txRef: idText,
      plan: z.string(),
      amount: z.number(),
      provider: z.string(),
      operator: z.nullable(z.string()),
      phoneEnd: z.nullable(z.string()),
      state: z.string(),
      createdAt: instantText,
      succeededAt: z.nullable(instantText),
      receipt: exemplified(z.nullable(z.string()), '2026-000042'),
    }),
  ),
  subscriptionEntries: z.array(
    z.object({
      kind: z.string(),
      txRef: z.nullable(idText),
      plan: z.string(),
      seconds: z.number(),
      createdAt: instantText,
    }),
  ),
  passes: z.array(
    z.object({
      txRef: idText,
      kind: z.string(),
      reveals: described(z.number(), 'How many contacts it opens.'),
      used: z.number(),
      startsAt: instantText,
      endsAt: instantText,
    }),
  ),
});
