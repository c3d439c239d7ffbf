import * as z from 'zod/mini';

/**
 * What is sent of who finds somebody, and what they see. `pausedUntil`: the day in Douala on which the listing comes back by
 * itself; null for when its owner says so, as in a pause that begins without one. What is left out stays as it is. `listedAsBuyer`: whether those who sell find a buyer.
 */
export const visibilityInput = z.object({
  paused: z.optional(z.boolean()),
  pausedUntil: z.optional(z.nullable(z.iso.date())),
  hideEmail: z.optional(z.boolean()),
  namedToSellers: z.optional(z.boolean()),
  listedAsBuyer: z.optional(z.boolean()),
});

export type VisibilityInput = z.output<typeof visibilityInput>;

/** The same as it is kept. */
export const visibilitySchema = z.object({
  paused: z.boolean(),
  pausedUntil: z.nullable(z.string()),
  hideEmail: z.boolean(),
  namedToSellers: z.boolean(),
  listedAsBuyer: z.boolean(),
});
