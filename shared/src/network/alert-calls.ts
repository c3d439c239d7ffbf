import * as z from 'zod/mini';
import { userTypes } from '../accounts/user-types.ts';
import { described, idText, instantText, regionSlug, townSlug, tradeSlug } from '../described.ts';
import { categoryChoiceSchema } from '../directory/calls.ts';
import type { AlertFilters } from './alert-filters.ts';

/** What the search was narrowed down to, by slugs; nothing where nothing was chosen. */
const alertFiltersSchema = z.object({
  category: z.optional(tradeSlug),
  subcategory: z.optional(tradeSlug),
  items: z.optional(z.array(z.string())),
  region: z.optional(regionSlug),
  city: z.optional(townSlug),
  userType: z.optional(z.enum(userTypes)),
  categories: z.optional(z.array(categoryChoiceSchema)),
  exact: z.optional(z.boolean()),
} satisfies Record<keyof AlertFilters, unknown>);

const alertSchema = z.object({
  _id: idText,
  search: z.string(),
  filters: alertFiltersSchema,
  createdAt: instantText,
  toldAt: described(z.nullable(instantText), 'When its owner was last mailed what was new.'),
  stopped: described(z.boolean(), 'By the link in a mail.'),
});

/**
 * All alerts of the viewer, latest first. `off`: why none of them is mailed now: no plan runs (`plan`), or the viewer wants no
 * such mail (`mail`).
 */
export const alertsOutput = z.object({
  alerts: z.array(alertSchema),
  limit: z.number(),
  off: described(
    z.nullable(z.enum(['plan', 'mail'])),
    'Why none is mailed now: no plan runs, or no such mail is wanted.',
  ),
});

export type AlertsOutput = z.infer<typeof alertsOutput>;

export type SearchAlert = AlertsOutput['alerts'][number];

/** The alert that there is now for the search: whether it was `added`, or there already; `resumed` where it was stopped. */
export const saveAlertOutput = z.object({
  ...alertsOutput.shape,
  savedId: idText,
  added: described(z.boolean(), 'False where it was there already.'),
  resumed: described(z.boolean(), 'Whether it was stopped before.'),
});

export const alertIdInput = z.object({ id: z.uuid() });
