import { users } from '@mboalink/db/schema/accounts.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, notExists, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isMember, memberLock } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { sendCode } from '../codes/send-code.ts';
import { identityHashes } from '../registration/spent-trial.ts';

type Change = {
  field: 'email' | 'whatsapp';
  newValue: string;
  /** The address that the code is mailed to. */
  subject: SQLWrapper;
};

/** Mails the code that permits a change of what belongs to one account only, unless another account has it. */
export async function requestChange(ctx: MemberContext, { field, newValue, subject }: Change) {
  const other = alias(users, 'other');
  const taken = ctx.db.select({ id: other.id }).from(other).where(eq(other[field], newValue));
  return sendCode(ctx, {
    purpose: `${field}_change`,
    lock: memberLock(ctx),
    recipient: {
      from: users,
      where: and(isMember(ctx), notExists(taken)),
      subject,
      newValue,
      newIdentityHashes: await identityHashes(ctx, newValue),
    },
    missing: (locked) => new AppError(locked ? 'account_exists' : 'unauthenticated'),
  });
}
