import { oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { eq } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import { checkCode } from './check-code.ts';

/** Checks a code that permits a change to the member's own account: the latest that was asked for. */
export function checkChangeCode(ctx: MemberContext, purpose: CodePurpose, { code }: CodeGuess) {
  return checkCode(ctx, { purpose, whose: eq(oneTimeCodes.userId, ctx.viewer.userId), code });
}
