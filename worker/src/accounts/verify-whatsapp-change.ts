import { sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import { type ChangeInput, judgeChange, requireLocked } from './judge-change.ts';
import { type Judgement, judgementJson, requireMatch } from './judge-code.ts';
import { type CurrentUserAnswer, requireCurrentUser, selectCurrentUser } from './read-current-user.ts';
import { memberLock, runningSession } from './running-session.ts';
import { takenIdentity } from './taken-identity.ts';

type Row = { judgement: Judgement };

/** Changes the WhatsApp number by the code that the account's e-mail address received. */
export async function verifyWhatsappChange(ctx: MemberContext, input: ChangeInput) {
  const judge = await judgeChange(ctx, 'whatsapp_change', input);
  const [locked, judged, found] = await ctx.db
    .batch([
      ctx.db.execute(memberLock(ctx)),
      ctx.db.execute<Row>(sql`with ${judge},
        changed as (
          update users set whatsapp = guess.new_value from guess
          where users.id = ${ctx.viewer.userId}::uuid and guess.matched and ${runningSession(ctx)}
        )
        select ${judgementJson(ctx.now)} as judgement`),
      ctx.db.execute<CurrentUserAnswer>(selectCurrentUser(ctx)),
    ])
    .catch((error: unknown) => {
      throw takenIdentity(error) ?? error;
    });
  requireLocked(locked.rows);
  requireMatch(judged.rows[0]?.judgement, ctx.now);
  return requireCurrentUser(ctx, found.rows);
}
