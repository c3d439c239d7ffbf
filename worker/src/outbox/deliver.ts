import { outbox } from '@mboalink/db/schema/outbox.ts';
import { eq } from 'drizzle-orm';
import { describeCause } from '../errors/error-answer.ts';
import type { Composers, MailContext, QueuedMail } from './mail-kinds.ts';

/**
 * Sends a mail that nobody else may send now, and forgets whom it went to. What fails is left for the clock: a mail
 * that was not accepted, and one whose acceptance could not be written down, which the provider will know by its key.
 */
export async function deliver(
  ctx: MailContext,
  composers: Partial<Composers>,
  mail: QueuedMail,
): Promise<void> {
  const row = eq(outbox.id, mail.id);
  try {
    const composed = await composerOf(composers, mail)(mail, ctx);
    if (composed) await ctx.mail.send({ ...composed, idempotencyKey: mail.idempotencyKey });
  } catch (error) {
    await ctx.db
      .update(outbox)
      .set({ lastError: describeCause(error) })
      .where(row);
    throw error;
  }
  await ctx.db
    .update(outbox)
    .set({ sentAt: ctx.now, recipient: null, payload: {}, lastError: null })
    .where(row);
}

type Composer = (mail: QueuedMail, ctx: MailContext) => ReturnType<Composers[QueuedMail['kind']]>;

/** The type of a table of composers says that each takes the mails of its own kind. */
function composerOf(composers: Partial<Composers>, { kind }: QueuedMail): Composer {
  const composer = composers[kind];
  if (!composer) throw new Error(`nobody writes mails of the kind ${kind}`);
  return composer as Composer;
}
