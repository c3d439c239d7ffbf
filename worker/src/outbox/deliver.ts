import { type MailKind, type MailPayloads, outbox } from '@mboalink/db/schema/outbox.ts';
import { escapeHtml } from '@mboalink/shared/escape-html.ts';
import { formatDateTime } from '@mboalink/shared/format.ts';
import { inLanguage, type Language } from '@mboalink/shared/language.ts';
import { eq } from 'drizzle-orm';
import { describeCause } from '../errors/error-answer.ts';
import type { Mail } from '../providers/mail/resend.ts';
import type { Composers, MailContext, QueuedMail } from './queue-mail.ts';

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

/** A paragraph of a mail: plain, the big thing that it is about, a title, lines, small print, or a link to follow. */
export type Paragraph =
  | string
  | { big: string }
  | { title: string }
  | { lines: readonly string[] }
  | { small: string }
  | { link: string; label: string; isSmall?: true };

export type Draft = {
  to: string;
  language: Language;
  subject: string;
  paragraphs: readonly Paragraph[];
} & Pick<Mail, 'stopUrl'>;

/** A mail as plain text and as simple HTML from the same paragraphs. Every word is escaped. */
export function composeMail({
  to,
  language,
  subject,
  paragraphs,
  ...rest
}: Draft): Omit<Mail, 'idempotencyKey'> {
  return {
    ...rest,
    to,
    subject: subject.replaceAll(/[\r\n]+/g, ' '),
    text: `${paragraphs.map((paragraph) => plain(paragraph, language)).join('\n\n')}\n\nMboalink\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#F8F5EC;color:#131F19;font:16px/1.45 Roboto,system-ui,sans-serif">
<div style="max-width:420px;margin:0 auto;padding:24px;background:#fff;border-radius:14px">
<p style="margin:0 0 16px;color:#0B3D2B;font-weight:700;font-size:20px">Mboalink</p>
${paragraphs.map(markup).join('\n')}
</div></body></html>`,
  };
}

function plain(paragraph: Paragraph, language: Language): string {
  if (typeof paragraph === 'string') return paragraph;
  if ('big' in paragraph) return paragraph.big;
  if ('title' in paragraph) return paragraph.title;
  if ('lines' in paragraph) return paragraph.lines.map((line) => `- ${line}`).join('\n');
  if ('small' in paragraph) return paragraph.small;
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return `${paragraph.label}${colon}\n${paragraph.link}`;
}

function markup(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p style="margin:0 0 12px">${escapeHtml(paragraph)}</p>`;
  if ('big' in paragraph) {
    const style = 'margin:0 0 12px;font-size:36px;font-weight:700;letter-spacing:4px;white-space:nowrap';
    return `<p style="${style}">${escapeHtml(paragraph.big)}</p>`;
  }
  if ('title' in paragraph) {
    return `<h2 style="margin:24px 0 8px;font-size:18px">${escapeHtml(paragraph.title)}</h2>`;
  }
  if ('lines' in paragraph) {
    const items = paragraph.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
    return `<ul style="margin:0 0 12px;padding-left:20px">${items}</ul>`;
  }
  if ('small' in paragraph) {
    return `<p style="margin:0 0 12px;color:#586259;font-size:14px">${escapeHtml(paragraph.small)}</p>`;
  }
  const style = paragraph.isSmall
    ? 'color:#0E5A3C;font-size:14px'
    : 'display:inline-block;padding:14px 20px;border-radius:10px;background:#0E5A3C;color:#fff';
  return `<p style="margin:0 0 12px"><a style="${style}" href="${escapeHtml(paragraph.link)}">${escapeHtml(paragraph.label)}</a></p>`;
}

/** `url` is the address of a page of ours, `time` an instant in words. */
type Wording<Kind extends MailKind> = (
  payload: MailPayloads[Kind],
  helpers: { url: (path: string) => string; time: (instant: string) => string },
) => Pick<Draft, 'subject' | 'paragraphs'>;

/** Writes mails of a kind from their words in both languages. */
export function composer<Kind extends MailKind>(words: Record<Language, Wording<Kind>>) {
  return ({ recipient: to, language, payload }: QueuedMail<Kind>, { env }: MailContext) => {
    const url = (path: string) => new URL(inLanguage(path, language), env.PUBLIC_URL).href;
    const time = (instant: string) => formatDateTime(new Date(instant), language);
    return composeMail({ to, language, ...words[language](payload, { url, time }) });
  };
}

/** So many the outbox sends in a run, and so many a job tells: mails that matter more wait behind one run of a job at most. */
export const mailsAtOnce = 20;
