import { reveals } from '@mboalink/db/schema/directory.ts';
import { leadStates } from '@mboalink/db/schema/leads.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { hourMilliseconds, nextDoualaMidnight } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Lead, MarkLeadInput } from '@mboalink/shared/leads/calls.ts';
import { remindHour } from '@mboalink/shared/leads/words.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { requireRow } from '../directory/viewer.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { leadsCte, leadsJson, toLead } from './leads.ts';

/** Marks a lead, in place of what was marked before, or takes the mark back. Throws `not_found` for nobody of the viewer's. */
export async function markLead(ctx: MemberContext, { id, state }: MarkLeadInput): Promise<{ lead: Lead }> {
  const [, rows] = await ctx.db.batch([
    state === 'waiting' ? unmark(ctx, id) : writeMark(ctx, id, state),
    selectLead(ctx, id),
  ]);
  const [lead] = requireRow(rows).leads;
  if (!lead) throw new AppError('not_found');
  return { lead: toLead(lead, ctx) };
}

function writeMark(ctx: MemberContext, id: string, state: Exclude<MarkLeadInput['state'], 'waiting'>) {
  const { now, viewer } = ctx;
  const tomorrow = new Date(nextDoualaMidnight(now).getTime() + remindHour * hourMilliseconds);
  const found = leadsCte(ctx, eq(reveals.revealId, id));
  const mark = {
    sellerId: viewer.userId,
    buyerId: reveals.viewerId,
    state,
    remindAt: state === 'remind' ? tomorrow : null,
    markedAt: now,
  };
  const source = sql`from ${reveals} where ${and(
    eq(reveals.revealId, id),
    inArray(reveals.revealId, ctx.db.with(found).select({ id: found.id }).from(found)),
    runningSession(ctx),
  )} on conflict (seller_id, buyer_id) do update
    set state = excluded.state, remind_at = excluded.remind_at, marked_at = excluded.marked_at`;
  return ctx.db.execute(insertSelect(leadStates, mark, source));
}

function unmark(ctx: MemberContext, id: string) {
  const buyer = ctx.db
    .select({ id: reveals.viewerId })
    .from(reveals)
    .where(and(eq(reveals.revealId, id), eq(reveals.contactId, ctx.viewer.userId)));
  return ctx.db
    .delete(leadStates)
    .where(
      and(
        eq(leadStates.sellerId, ctx.viewer.userId),
        inArray(leadStates.buyerId, buyer),
        runningSession(ctx),
      ),
    );
}

function selectLead(ctx: MemberContext, id: string) {
  const found = leadsCte(ctx, eq(reveals.revealId, id));
  return ctx.db
    .with(found)
    .select({ leads: leadsJson(ctx, found) })
    .from(oneRow)
    .where(runningSession(ctx));
}
