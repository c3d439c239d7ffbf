import { users } from '@mboalink/db/schema/accounts.ts';
import type { MemberContext } from '../../trpc.ts';
import { requestChange } from './request-change.ts';

/** Mails a code to the account's e-mail address, as the permission to change the number. */
export function requestWhatsappChange(ctx: MemberContext, { newWhatsApp }: { newWhatsApp: string }) {
  return requestChange(ctx, {
    field: 'whatsapp',
    newValue: newWhatsApp,
    subject: users.email,
  });
}
