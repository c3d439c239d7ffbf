import type { Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { accessTokenSeconds, createAccessToken } from '../../session/access-token.ts';
import type { MemberContext } from '../../trpc.ts';
import { readCurrentUser } from '../profile/read-current-user.ts';

/**
 * Answers who is signed in, for clients that call this after the code was verified. It starts no session: an
 * identifier alone proves nothing, so the running session must belong to the account that is named.
 */
export async function login(ctx: MemberContext, { identifiers }: Identifiers) {
  const { user } = await readCurrentUser(ctx);
  const own = [mailboxOf(user.email), `+${user.whatsapp}`];
  const named = identifiers.map((value) => (value.includes('@') ? mailboxOf(value) : value));
  if (!named.every((value) => own.includes(value))) throw new AppError('unauthenticated');
  const accessToken = await createAccessToken(ctx, ctx.viewer);
  return { user, accessToken, expiresIn: accessTokenSeconds };
}
