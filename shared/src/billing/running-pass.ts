import * as z from 'zod/mini';
import { passIds } from './product-ids.ts';

/** A pass that runs and holds something: `remaining` contacts of `reveals`, until `endsAt`. */
export const runningPassSchema = z.object({
  kind: z.enum(passIds),
  reveals: z.number(),
  remaining: z.number(),
  endsAt: z.string(),
});

export type RunningPass = z.infer<typeof runningPassSchema>;
