import { consents, users } from '@mboalink/db/schema/accounts.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { termsVersion } from '@mboalink/shared/terms.ts';
import { sql } from 'drizzle-orm';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { requireCurrentUser, selectCurrentUser } from '../profile/current-user.ts';

/**
 * Records that the member agrees to the terms in force, once for each version. Throws `conflict` when they read
 * another version, which a page that was opened earlier may show.
 */
export async function agreeToTerms(
  ctx: MemberContext,
  { version, language }: { version: string; language: Language },
) {
  if (version !== termsVersion) throw new AppError('conflict');
  const consent = { userId: users.id, document: 'terms', version, language, agreedAt: ctx.now } as const;
  const [, found] = await ctx.db.batch([
    ctx.db.execute(
      sql`${insertSelect(consents, consent, sql`from ${users} where ${isMember(ctx)}`)} on conflict do nothing`,
    ),
    selectCurrentUser(ctx),
  ]);
  return requireCurrentUser(ctx, found);
}
