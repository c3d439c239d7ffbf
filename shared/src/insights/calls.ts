import * as z from 'zod/mini';
import { clickActions } from './event-actions.ts';

export const trackInput = z.object({
  actionType: z.enum(clickActions),
  targetUserId: z.uuid(),
});

/** How many events were new: a click counts once a day. */
export const trackOutput = z.object({ accepted: z.int() });
