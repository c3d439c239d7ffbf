import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import { memberLock } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { sendCode } from '../codes/send-code.ts';

/** Mails a code to the account's e-mail address, as the permission to change the number. */
export function requestWhatsappChange(ctx: MemberContext, { newWhatsApp }: { newWhatsApp: string }) {
  return sendCode(ctx, {
    purpose: 'whatsapp_change',
    lock: memberLock(ctx),
    recipient: sql`select u.email as subject, u.language, u.id as user_id, ${newWhatsApp}::text as new_value
      from users u where u.id = ${ctx.viewer.userId}::uuid
      and not exists (select 1 from users taken where taken.whatsapp = ${newWhatsApp})`,
    missing: (locked) => new AppError(locked ? 'account_exists' : 'unauthenticated'),
  });
}
