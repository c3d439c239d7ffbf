import { pushSubscriptions } from '@mboalink/db/schema/accounts.ts';
import { type NoticeKind, type NoticePayloads, outbox } from '@mboalink/db/schema/outbox.ts';
import { inLanguage, type Language } from '@mboalink/shared/language.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { describeCause } from '../errors/error-answer.ts';
import type { PushTarget } from '../providers/push.ts';
import { composeMail } from './deliver.ts';

/** What a notice says in one line, the path that it opens, and what a mail calls the way there. */
export type NoticeText = { line: string; path: string; label: string };

/** How each kind is said. */
export type NoticeWords = {
  [Kind in NoticeKind]: Record<Language, (payload: NoticePayloads[Kind]) => NoticeText>;
};

/** What sending takes of a context. */
export type NoticeContext = Pick<Context, 'env' | 'db' | 'mail' | 'push' | 'now'>;

/** A notice that is to be sent now: to a browser where it has one, else by mail. */
export type QueuedNotice = {
  id: string;
  kind: NoticeKind;
  language: Language;
  payload: unknown;
  idempotencyKey: string;
  endsAt: Date | null;
  recipient: string | null;
  browser: (PushTarget & { id: string }) | undefined;
};

/** Sends a notice that nobody else may send now. A browser that takes none any more is forgotten, with all that waits for it. */
export async function deliverNotice(
  ctx: NoticeContext,
  words: NoticeWords,
  notice: QueuedNotice,
): Promise<void> {
  const { db, now } = ctx;
  const row = eq(outbox.id, notice.id);
  try {
    if ((await send(ctx, words, notice)) === 'gone') {
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, notice.browser?.id ?? ''));
      return;
    }
  } catch (error) {
    await db
      .update(outbox)
      .set({ lastError: describeCause(error) })
      .where(row);
    throw error;
  }
  await db
    .update(outbox)
    .set({ sentAt: now, recipient: null, subscriptionId: null, payload: {}, lastError: null })
    .where(row);
}

async function send(ctx: NoticeContext, words: NoticeWords, notice: QueuedNotice): Promise<'taken' | 'gone'> {
  const { id, kind, language, payload, endsAt, recipient, browser } = notice;
  // The table of words says that each takes the payload of its own kind.
  const say = words[kind][language] as (payload: unknown) => NoticeText;
  const { line, path, label } = say(payload);
  if (recipient) {
    const { idempotencyKey } = notice;
    await ctx.mail.send({
      ...noticeMail(ctx, { to: recipient, language, line, path, label }),
      idempotencyKey,
    });
    return 'taken';
  }
  if (!browser || !ctx.push) throw new Error('nothing can be pushed');
  const seconds = Math.max(60, Math.round(((endsAt ?? ctx.now).getTime() - ctx.now.getTime()) / 1000));
  const message = { line, path, tag: id.replaceAll('-', '') };
  return ctx.push.send(browser, message, seconds);
}

type Letter = NoticeText & { to: string; language: Language };

function noticeMail({ env }: Pick<NoticeContext, 'env'>, { to, language, line, path, label }: Letter) {
  const url = (address: string) => new URL(inLanguage(address, language), env.PUBLIC_URL).href;
  const { often, settings } = messages[language];
  return composeMail({
    to,
    language,
    subject: line,
    paragraphs: [
      line,
      { link: url(path), label },
      { small: often },
      { link: url('/settings/notifications'), label: settings, isSmall: true },
    ],
  });
}

const messages = {
  en: {
    often:
      'One such e-mail an hour at most, none at night. Notifications in your browser come instead of it.',
    settings: 'Choose what we tell you',
  },
  fr: {
    often:
      'Un tel e-\u2060mail par heure au plus, aucun la nuit. Les notifications de votre navigateur le remplacent.',
    settings: 'Choisir ce qui vous est annoncé',
  },
};
