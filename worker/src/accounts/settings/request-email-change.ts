import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import { requestChange } from './request-change.ts';

/** Mails a code to the new address: it must answer before it takes the place of the old one. */
export function requestEmailChange(ctx: MemberContext, { newEmail }: { newEmail: string }) {
  return requestChange(ctx, {
    field: 'email',
    newValue: newEmail,
    subject: sql`${newEmail}::text`,
  });
}
