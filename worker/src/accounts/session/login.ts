import type { Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { unixSeconds } from '../../keys/signed-token.ts';
import { createAccessToken } from '../../session/tokens.ts';
import type { MemberContext } from '../../trpc.ts';
import { readCurrentUser } from '../profile/current-user.ts';

/**
 * Answers who is signed in, for clients that call this after the code was verified. It starts no session: an
 * identifier alone proves nothing, so the running session must belong to the account that is named. The token ends with
 * the one that was shown: only a refresh gives a later one, since a copied session is noticed by its refresh tokens.
 */
export async function login(ctx: MemberContext, { identifiers }: Identifiers) {
  const { user } = await readCurrentUser(ctx);
  const own = [mailboxOf(user.email), `+${user.whatsapp}`];
  const named = identifiers.map((value) => (value.includes('@') ? mailboxOf(value) : value));
  if (!named.every((value) => own.includes(value))) throw new AppError('unauthenticated');
  const { expiresAt } = ctx.viewer;
  const accessToken = await createAccessToken(ctx, ctx.viewer, expiresAt);
  return { user, accessToken, expiresIn: expiresAt - unixSeconds(ctx.now) };
}
