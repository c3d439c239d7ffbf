import * as z from 'zod/mini';
import { pageSize } from '../directory/calls.ts';
import { contactSchema } from '../directory/contact.ts';
import { filterInputs } from '../directory/filter-inputs.ts';
import { defaultPageSize, networkLimits, searchLimits } from '../limits.ts';
import { typedText } from '../text.ts';

/** Where a page of a list stands; `totalCount` is exact. */
const pagination = z.object({ page: z.number(), limit: z.number(), totalCount: z.number() });

const pageInputs = {
  page: z._default(z.int().check(z.gte(1), z.lte(networkLimits.page)), 1),
  limit: z.prefault(pageSize, defaultPageSize),
};

/**
 * Somebody in a list of one's own. `listed`: they can be found now; `hidden`: they cannot, and what was opened before stays
 * open; `left`: they have no account any more, and nothing is said of them. `contact` is null where nothing of it is open;
 * `businessName` is then who it was, null for buyers and who left.
 */
const knownSchema = z.object({
  state: z.enum(['listed', 'hidden', 'left']),
  businessName: z.nullable(z.string()),
  contact: z.nullable(contactSchema),
});

export type Known = z.infer<typeof knownSchema>;

export const saveInput = z.object({ contactId: z.uuid() });

/** A contact, or a row of the list: who left has no other id. */
export const unsaveInput = z.object({ contactId: z.optional(z.uuid()), savedId: z.optional(z.uuid()) }).check(
  z.refine(({ contactId, savedId }) => (contactId === undefined) !== (savedId === undefined), {
    path: ['contactId'],
    error: 'wrong',
  }),
);

export type UnsaveInput = z.output<typeof unsaveInput>;

export const saveOutput = z.object({ saved: z.literal(true), savedId: z.string(), savedAt: z.string() });

export const unsaveOutput = z.object({ saved: z.literal(false) });

export const savedInput = z.object({
  search: z.optional(typedText(0, searchLimits.text)),
  category: filterInputs.category,
  ...pageInputs,
});

export type SavedInput = z.output<typeof savedInput>;

/** Latest first. */
export const savedOutput = z.object({
  saved: z.array(z.object({ _id: z.string(), savedAt: z.string(), ...knownSchema.shape })),
  pagination,
});

export type SavedOutput = z.infer<typeof savedOutput>;
