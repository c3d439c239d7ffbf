import * as z from 'zod/mini';
import { described } from '../described.ts';

/** What is known of a contact, as facts. `memberSince` is a month ('2026-04'); `openedBy` and `trustedBy` are null below three people. */
export const trustSchema = z.object({
  emailProved: described(z.boolean(), 'Whether the address answered a code.'),
  seenRecently: described(z.boolean(), 'Within 30 days.'),
  complete: described(z.boolean(), 'With picture, quarter, hours and a telling description.'),
  memberSince: described(z.string(), 'A month.', '2026-04'),
  openedBy: described(z.nullable(z.number()), 'People within 30 days; null for fewer than three.'),
  trustedBy: described(z.nullable(z.number()), 'Null for fewer than three.'),
  numberChanged: described(z.boolean(), 'Within 30 days.'),
});

export type Trust = z.infer<typeof trustSchema>;
