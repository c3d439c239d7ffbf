import * as z from 'zod/mini';
import { userTypes } from '../accounts/user-types.ts';
import { categoryChoiceSchema } from '../directory/calls.ts';
import type { AlertFilters } from './alert-filters.ts';

/** What the search was narrowed down to, by slugs; nothing where nothing was chosen. */
const alertFiltersSchema = z.object({
  category: z.optional(z.string()),
  subcategory: z.optional(z.string()),
  items: z.optional(z.array(z.string())),
  region: z.optional(z.string()),
  city: z.optional(z.string()),
  userType: z.optional(z.enum(userTypes)),
  categories: z.optional(z.array(categoryChoiceSchema)),
  exact: z.optional(z.boolean()),
} satisfies Record<keyof AlertFilters, unknown>);

const alertSchema = z.object({
  _id: z.string(),
  search: z.string(),
  filters: alertFiltersSchema,
  createdAt: z.string(),
  /** When its owner was last mailed what was new. */
  toldAt: z.nullable(z.string()),
  /** Whether its owner stopped it, by the link in a mail. */
  stopped: z.boolean(),
});

/**
 * All alerts of the viewer, latest first. `off`: why none of them is mailed now: no plan runs (`plan`), or the viewer wants no
 * such mail (`mail`).
 */
export const alertsOutput = z.object({
  alerts: z.array(alertSchema),
  limit: z.number(),
  off: z.nullable(z.enum(['plan', 'mail'])),
});

export type AlertsOutput = z.infer<typeof alertsOutput>;

export type SearchAlert = AlertsOutput['alerts'][number];

/** The alert that there is now for the search: whether it was `added`, or there already; `resumed` where it was stopped. */
export const saveAlertOutput = z.object({
  ...alertsOutput.shape,
  savedId: z.string(),
  added: z.boolean(),
  resumed: z.boolean(),
});

export const alertIdInput = z.object({ id: z.uuid() });
