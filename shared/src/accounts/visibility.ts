import * as z from 'zod/mini';
import { described, instantText } from '../described.ts';

/**
 * The settings of who finds a member and what is told of them; what is left out stays as it is. A pause without a day lasts
 * until its owner ends it.
 */
export const visibilityInput = z.object({
  paused: z.optional(z.boolean()),
  pausedUntil: described(
    z.optional(z.nullable(z.iso.date())),
    'The day on which the listing comes back by itself.',
  ),
  hideEmail: z.optional(z.boolean()),
  namedToSellers: described(
    z.optional(z.boolean()),
    'Whether sellers are told the name of a buyer who opens their number.',
  ),
  listedAsBuyer: described(
    z.optional(z.boolean()),
    'Whether sellers find this buyer, by town and without a name.',
  ),
});

export type VisibilityInput = z.output<typeof visibilityInput>;

/** The settings as they are stored. */
export const visibilitySchema = z.object({
  paused: z.boolean(),
  pausedUntil: described(z.nullable(instantText), 'The day on which the listing comes back by itself.'),
  hideEmail: z.boolean(),
  namedToSellers: described(
    z.boolean(),
    'Whether sellers are told the name of a buyer who opens their number.',
  ),
  listedAsBuyer: described(z.boolean(), 'Whether sellers find this buyer, by town and without a name.'),
});
