import * as z from 'zod/mini';
import { planIds } from '../billing/plan-ids.ts';

/**
 * What a viewer may open today. A day is a calendar day in Douala; `dailyLimit` and `remaining` are null for
 * buyers. `resetTime` is the next midnight in Douala (ISO), `resetTimeFormatted` the same in words.
 */
export const quotaInfoSchema = z.object({
  dailyLimit: z.nullable(z.number()),
  viewedToday: z.number(),
  remaining: z.nullable(z.number()),
  canViewMore: z.boolean(),
  resetTime: z.string(),
  resetTimeFormatted: z.string(),
  accessType: z.enum(['limited', 'unlimited']),
  isInTrial: z.boolean(),
  planType: z.enum([...planIds, 'free']),
});

export type QuotaInfo = z.infer<typeof quotaInfoSchema>;
