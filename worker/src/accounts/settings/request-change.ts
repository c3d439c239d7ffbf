import { users } from '@mboalink/db/schema/accounts.ts';
import type { RequestFields } from '@mboalink/shared/accounts/credentials.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, ne, notExists, or, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isMember, memberLock } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { sendCode } from '../codes/send-code.ts';
import { identityHashes } from '../identity-hashes.ts';
import { hasMailbox } from '../session/identifier.ts';
import { maskEmail } from './masked.ts';

type Change = RequestFields & {
  field: 'email' | 'whatsapp';
  newValue: string;
  /** The address that the code is mailed to. */
  subject: SQLWrapper;
};

/**
 * Mails the code that permits a change of what belongs to one account only, unless another account has it. Past a day's questions everybody is refused, so that nothing tells what is free from what is taken.
 */
export async function requestChange(
  ctx: MemberContext,
  { field, newValue, requestId, subject: address }: Change,
) {
  const other = alias(users, 'other');
  // Their own mailbox may be spelled anew.
  const isTheirs = and(hasMailbox(newValue, other.mailbox), ne(other.id, ctx.viewer.userId));
  const taken = ctx.db
    .select({ id: other.id })
    .from(other)
    .where(or(eq(other[field], newValue), field === 'email' ? isTheirs : undefined));
  const { sent, subject } = await sendCode(ctx, {
    purpose: `${field}_change`,
    requestId,
    lock: memberLock(ctx),
    ...(field === 'email' && { strangerEmail: newValue }),
    recipient: {
      from: users,
      where: and(isMember(ctx), notExists(taken)),
      subject: address,
      newValue,
      newIdentityHashes: await identityHashes(ctx, newValue),
    },
    pastQuestions: { refused: ctx.viewer.userId },
    missing: (locked) => new AppError(locked ? 'account_exists' : 'unauthenticated'),
  });
  return { ...sent, sentTo: maskEmail(subject) };
}
