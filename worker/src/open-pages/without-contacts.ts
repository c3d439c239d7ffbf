import type { Context } from '../context.ts';
import { messagesOf } from './open-page.ts';

const mail = /[\p{L}\p{N}._%+-]+\s?(?:@|[([]\s?at\s?[)\]])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;

/** A site by its whole address, or by its name; names that also end and begin sentences only with what follows them. */
const links = [
  /(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\p{N}])(?:[a-z0-9-]+\.)+(?:(?:com|cm|net|org|info|biz|fr|app|shop|store|site|online|africa|xyz)(?![\p{L}\p{N}])(?:\/\S*)?|(?:me|co|be|ly|gl|gg|tv|io|link|page)\/\S+)/giu,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu,
];

const between = '[\\s.\\-/()]{0,2}';

/** Of anywhere with its plus, or of Cameroon; a price of as many figures is none. */
const numbers = [
  new RegExp(`\\+${between}\\p{Nd}(?:${between}\\p{Nd}){7,13}(?!${between}\\p{Nd})`, 'gu'),
  new RegExp(
    `(?<!\\p{N})(?:(?:\\+|00)?${between}237${between})?[26](?:${between}\\p{Nd}){8}(?!${between}\\p{Nd})(?!\\s?(?:f|fcfa|xaf|francs)(?!\\p{L}))`,
    'giu',
  ),
];

/**
 * What somebody wrote of their business, for everybody to read: the ways past registration that stand in it (a number, an
 * e-mail address, a link) say only that they are there.
 */
export function withoutContacts(text: string, { language }: Pick<Context, 'language'>): string {
  const t = messagesOf(language).masked;
  const masks: [RegExp, string][] = [
    [mail, t.mail],
    ...links.map((link): [RegExp, string] => [link, t.link]),
    ...numbers.map((number): [RegExp, string] => [number, t.number]),
  ];
  return masks.reduce((masked, [way, instead]) => masked.replace(way, `(${instead})`), text);
}
