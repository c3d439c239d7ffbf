import * as z from 'zod/mini';
import { runningPassSchema } from '../billing/calls.ts';
import { planIds } from '../catalogue/plans.ts';
import { described, instantText } from '../described.ts';

/**
 * What a viewer may open today. A day is a calendar day in Douala; `dailyLimit` and `remaining` are null for
 * buyers. `dailyLimit` and `viewedToday` are of the plan alone; `remaining` holds what is left of it and of `passes`, which
 * are used up afterwards, the one that ends first before the others. `resetTime` is the next midnight in Douala (ISO),
 * `resetTimeFormatted` the same in words, `resetInSeconds` how far away it was when the server answered.
 */
export const quotaInfoSchema = z
  .object({
    dailyLimit: described(z.nullable(z.number()), 'Of the plan; null for no limit.'),
    viewedToday: described(z.number(), 'Contacts of the plan; those of passes are not counted.'),
    remaining: described(z.nullable(z.number()), 'By the plan and then by passes; null for no limit.'),
    canViewMore: z.boolean(),
    resetTime: described(instantText, 'The next midnight in Douala.'),
    resetTimeFormatted: z.string(),
    resetInSeconds: z.number(),
    accessType: z.enum(['limited', 'unlimited']),
    isInTrial: z.boolean(),
    planType: z.enum([...planIds, 'free']),
    passes: described(z.array(runningPassSchema), 'In the order in which they are used up.'),
  })
  .register(z.globalRegistry, { id: 'QuotaInfo' });

export type QuotaInfo = z.infer<typeof quotaInfoSchema>;
