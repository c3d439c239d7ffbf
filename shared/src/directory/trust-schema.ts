import * as z from 'zod/mini';

/** What is known of a contact, as facts. `memberSince` is a month ('2026-04'); `openedBy` and `trustedBy` are null below three people. */
export const trustSchema = z.object({
  emailProved: z.boolean(),
  seenRecently: z.boolean(),
  complete: z.boolean(),
  memberSince: z.string(),
  openedBy: z.nullable(z.number()),
  trustedBy: z.nullable(z.number()),
  numberChanged: z.boolean(),
});

export type Trust = z.infer<typeof trustSchema>;
