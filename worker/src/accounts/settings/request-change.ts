import { users } from '@mboalink/db/schema/accounts.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, not, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isMember, memberLock } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { sendCode } from '../codes/send-code.ts';
import { identityHashes } from '../registration/spent-trial.ts';
import { maskEmail } from './masked.ts';
import { isHeld } from './undoable-changes.ts';

type Change = {
  field: 'email' | 'whatsapp';
  newValue: string;
  /** The address that the code is mailed to. */
  subject: SQLWrapper;
  /** Whether that is an old address of the account. */
  isOldAddress?: SQL;
};

/** Mails the code that permits a change of what belongs to one account only, unless another account has it or may take it back. */
export async function requestChange(
  ctx: MemberContext,
  { field, newValue, subject: address, isOldAddress = sql`false` }: Change,
) {
  const other = alias(users, 'other');
  const taken = ctx.db.select({ id: other.id }).from(other).where(eq(other[field], newValue));
  const held = isHeld(ctx, { field, value: newValue, except: ctx.viewer.userId });
  const { sent, subject, toOldAddress } = await sendCode(ctx, {
    purpose: `${field}_change`,
    lock: memberLock(ctx),
    recipient: {
      from: users,
      where: and(isMember(ctx), notExists(taken), not(held)),
      subject: address,
      isOldAddress,
      newValue,
      newIdentityHashes: await identityHashes(ctx, newValue),
    },
    missing: (locked) => new AppError(locked ? 'account_exists' : 'unauthenticated'),
  });
  return { ...sent, sentTo: maskEmail(subject), toOldAddress };
}
