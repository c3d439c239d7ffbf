import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import { memberLock } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { sendCode } from '../codes/send-code.ts';

/** Mails a code to the new address: it must answer before it takes the place of the old one. */
export function requestEmailChange(ctx: MemberContext, { newEmail }: { newEmail: string }) {
  return sendCode(ctx, {
    purpose: 'email_change',
    lock: memberLock(ctx),
    recipient: sql`select ${newEmail}::text as subject, u.language, u.id as user_id, ${newEmail}::text as new_value
      from users u where u.id = ${ctx.viewer.userId}::uuid
      and not exists (select 1 from users taken where taken.email = ${newEmail})`,
    missing: (locked) => new AppError(locked ? 'account_exists' : 'unauthenticated'),
  });
}
