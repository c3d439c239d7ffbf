import * as z from 'zod/mini';
import { described, instantText } from '../described.ts';
import { passIds } from './products.ts';

/** A pass that runs and holds something: `remaining` contacts of `reveals`, until `endsAt`. */
export const runningPassSchema = z.object({
  kind: z.enum(passIds),
  reveals: described(z.number(), 'How many contacts it opens.'),
  remaining: z.number(),
  endsAt: instantText,
});

export type RunningPass = z.infer<typeof runningPassSchema>;
