import { users } from '@mboalink/db/schema/accounts.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { memberLock } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { sendCode } from '../codes/send-code.ts';

/** Mails a code to the new address: it must answer before it takes the place of the old one. */
export function requestEmailChange(ctx: MemberContext, { newEmail }: { newEmail: string }) {
  const other = alias(users, 'other');
  const taken = ctx.db.select({ id: other.id }).from(other).where(eq(other.email, newEmail));
  return sendCode(ctx, {
    purpose: 'email_change',
    lock: memberLock(ctx),
    recipient: {
      from: users,
      where: and(eq(users.id, ctx.viewer.userId), notExists(taken)),
      subject: sql`${newEmail}::text`,
      newValue: newEmail,
    },
    missing: (locked) => new AppError(locked ? 'account_exists' : 'unauthenticated'),
  });
}
