import { users } from '@mboalink/db/schema/accounts.ts';
import type { RequestFields } from '@mboalink/shared/accounts/credentials.ts';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import { requestChange } from './request-change.ts';
import { firstUndoAddress } from './undoable-changes.ts';

/**
 * Mails a code to the account's e-mail address, as the permission to change the number. As long as an old address can
 * take a change of e-mail back, the code goes there: whoever changed the address must not take the number along.
 */
export function requestWhatsappChange(
  ctx: MemberContext,
  { newWhatsApp, requestId }: RequestFields & { newWhatsApp: string },
) {
  const oldAddress = firstUndoAddress(ctx);
  return requestChange(ctx, {
    field: 'whatsapp',
    newValue: newWhatsApp,
    requestId,
    subject: sql`coalesce(${oldAddress}, ${users.email})`,
    isOldAddress: sql`${oldAddress} is not null`,
  });
}
