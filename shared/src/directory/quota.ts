import * as z from 'zod/mini';
import { planIds } from '../billing/plan-ids.ts';
import { runningPassSchema } from '../billing/running-pass.ts';

/**
 * What a viewer may open today. A day is a calendar day in Douala; `dailyLimit` and `remaining` are null for
 * buyers. `dailyLimit` and `viewedToday` are of the plan alone; `remaining` holds what is left of it and of `passes`, which
 * are used up afterwards, the one that ends first before the others. `resetTime` is the next midnight in Douala (ISO),
 * `resetTimeFormatted` the same in words, `resetInSeconds` how far away it was when the server answered.
 */
export const quotaInfoSchema = z.object({
  dailyLimit: z.nullable(z.number()),
  viewedToday: z.number(),
  remaining: z.nullable(z.number()),
  canViewMore: z.boolean(),
  resetTime: z.string(),
  resetTimeFormatted: z.string(),
  resetInSeconds: z.number(),
  accessType: z.enum(['limited', 'unlimited']),
  isInTrial: z.boolean(),
  planType: z.enum([...planIds, 'free']),
  passes: z.array(runningPassSchema),
});

export type QuotaInfo = z.infer<typeof quotaInfoSchema>;
