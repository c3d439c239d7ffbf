import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { sql } from 'drizzle-orm';
import { memberLock, runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { checkChangeCode, requireLocked } from '../codes/check-change-code.ts';
import { type CodeCheck, codeCheckJson, requireMatch } from '../codes/check-code.ts';
import {
  type CurrentUserAnswer,
  requireCurrentUser,
  selectCurrentUser,
} from '../profile/read-current-user.ts';
import { takenIdentity } from '../taken-identity.ts';

type Row = { codeCheck: CodeCheck };

/** Changes the WhatsApp number by the code that the account's e-mail address received. */
export async function verifyWhatsappChange(ctx: MemberContext, input: CodeGuess) {
  const judge = await checkChangeCode(ctx, 'whatsapp_change', input);
  const [locked, judged, found] = await ctx.db
    .batch([
      ctx.db.execute(memberLock(ctx)),
      ctx.db.execute<Row>(sql`with ${judge},
        changed as (
          update users set whatsapp = guess.new_value from guess
          where users.id = ${ctx.viewer.userId}::uuid and guess.matched and ${runningSession(ctx)}
        )
        select ${codeCheckJson(ctx.now)} as "codeCheck"`),
      ctx.db.execute<CurrentUserAnswer>(selectCurrentUser(ctx)),
    ])
    .catch((error: unknown) => {
      throw takenIdentity(error) ?? error;
    });
  requireLocked(locked.rows);
  requireMatch(judged.rows[0]?.codeCheck, ctx.now);
  return requireCurrentUser(ctx, found.rows);
}
