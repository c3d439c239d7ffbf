import * as z from 'zod/mini';
import { described, instantText } from '../described.ts';

/**
 * What is sent of who finds somebody, and what they see. `pausedUntil`: the day in Douala on which the listing comes back by
 * itself; null for when its owner says so, as in a pause that begins without one. What is left out stays as it is. `listedAsBuyer`: whether those who sell find a buyer.
 */
export const visibilityInput = z.object({
  paused: z.optional(z.boolean()),
  pausedUntil: described(
    z.optional(z.nullable(z.iso.date())),
    'The day on which the listing comes back by itself.',
  ),
  hideEmail: z.optional(z.boolean()),
  namedToSellers: described(z.optional(z.boolean()), 'Whether a buyer is named to whose number they open.'),
  listedAsBuyer: described(z.optional(z.boolean()), 'Whether those who sell find a buyer, who is not named.'),
});

export type VisibilityInput = z.output<typeof visibilityInput>;

/** The same as it is kept. */
export const visibilitySchema = z.object({
  paused: z.boolean(),
  pausedUntil: described(z.nullable(instantText), 'The day on which the listing comes back by itself.'),
  hideEmail: z.boolean(),
  namedToSellers: described(z.boolean(), 'Whether a buyer is named to whose number they open.'),
  listedAsBuyer: described(z.boolean(), 'Whether those who sell find a buyer, who is not named.'),
});
