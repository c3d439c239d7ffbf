import type { MemberContext } from '../trpc.ts';
import { eventRow, type Happened } from './event-row.ts';

/** Records what somebody did after they were answered: it costs them no wait, and fails nothing. */
export function recordLater(ctx: MemberContext, happened: Happened): void {
  ctx.waitUntil(eventRow(ctx, happened).then(ctx.sendEvent));
}
