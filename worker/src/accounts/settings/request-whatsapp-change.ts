import { users } from '@mboalink/db/schema/accounts.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { memberLock } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { sendCode } from '../codes/send-code.ts';

/** Mails a code to the account's e-mail address, as the permission to change the number. */
export function requestWhatsappChange(ctx: MemberContext, { newWhatsApp }: { newWhatsApp: string }) {
  const other = alias(users, 'other');
  const taken = ctx.db.select({ id: other.id }).from(other).where(eq(other.whatsapp, newWhatsApp));
  return sendCode(ctx, {
    purpose: 'whatsapp_change',
    lock: memberLock(ctx),
    recipient: {
      from: users,
      where: and(eq(users.id, ctx.viewer.userId), notExists(taken)),
      subject: users.email,
      newValue: newWhatsApp,
    },
    missing: (locked) => new AppError(locked ? 'account_exists' : 'unauthenticated'),
  });
}
