import { deliver } from '../outbox/deliver.ts';
import type { Composers, MailContext, QueuedMail } from '../outbox/mail-kinds.ts';
import { waitForAll } from './wait-for-all.ts';

/** Sends mails, some at once; where one of those fails, the others are left for the outbox, too. */
export async function deliverAll(
  ctx: MailContext,
  composers: Partial<Composers>,
  mails: readonly QueuedMail[],
  atOnce: number,
): Promise<void> {
  for (let sent = 0; sent < mails.length; sent += atOnce) {
    await waitForAll(mails.slice(sent, sent + atOnce).map((mail) => deliver(ctx, composers, mail)));
  }
}
