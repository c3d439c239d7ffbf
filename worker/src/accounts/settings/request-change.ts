import { users } from '@mboalink/db/schema/accounts.ts';
import { and, eq, exists, ne, or, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { sendCode } from '../codes/send-code.ts';
import { hasMailbox, identityHashes } from '../identity.ts';
import { maskEmail } from './masked.ts';

type Change = {
  field: 'email' | 'whatsapp';
  newValue: string;
  /** The address that the code is mailed to. */
  subject: SQLWrapper;
};

/** Mails the code that permits a change of what belongs to one account only, unless another account has it. */
export async function requestChange(ctx: MemberContext, { field, newValue, subject: address }: Change) {
  const other = alias(users, 'other');
  // Their own mailbox may be spelled anew.
  const isTheirs = and(hasMailbox(newValue, other.mailbox), ne(other.id, ctx.viewer.userId));
  const taken = ctx.db
    .select({ id: other.id })
    .from(other)
    .where(or(eq(other[field], newValue), field === 'email' ? isTheirs : undefined));
  const { sent, subject } = await sendCode(ctx, {
    purpose: `${field}_change`,
    recipient: {
      from: users,
      where: isMember(ctx),
      subject: address,
      isTaken: exists(taken),
      newValue,
      newIdentityHashes: await identityHashes(ctx, newValue),
    },
    missing: 'unauthenticated',
  });
  return { ...sent, sentTo: maskEmail(subject) };
}
