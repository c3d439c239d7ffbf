import type { Context } from '../context.ts';
import { contactWaysIn } from './contact-ways/contact-ways-in.ts';
import { messagesOf } from './open-page.ts';

/**
 * What somebody wrote of their business, for everybody to read: the ways past registration that stand in it (a number, an
 * e-mail address, a link) say only that they are there.
 */
export function withoutContacts(text: string, { language }: Pick<Context, 'language'>): string {
  const t = messagesOf(language).masked;
  let shown = '';
  let read = 0;
  for (const { kind, start, end } of contactWaysIn(text)) {
    shown += `${text.slice(read, start)}(${t[kind]})`;
    read = end;
  }
  return shown + text.slice(read);
}
