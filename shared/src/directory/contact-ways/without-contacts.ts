import type { Language } from '@mboalink/shared/language.ts';
import { type ContactWay, contactWaysIn } from './contact-ways-in.ts';
import type { Reading } from './numbers-of-eight.ts';
import { inWrittenOrder } from './plain-text.ts';

const words: Record<Language, Record<ContactWay['kind'], string>> = {
  en: { number: 'number hidden', mail: 'e-mail hidden', link: 'link hidden' },
  fr: { number: 'numéro masqué', mail: 'e-mail masqué', link: 'lien masqué' },
};

/** A text in which the ways past registration (a number, an e-mail address, a link) say only that they are there. */
export function withoutContacts(text: string, language: Language, reading: Reading = 'text'): string {
  return maskedIn(readIn(text, reading), language);
}

/** A text in which they do not stand at all, as the search reads it: it finds nobody by what it keeps back. */
export function findableText(typed: string, reading: Reading = 'text'): string {
  return findableIn(readIn(typed, reading));
}

/** Both of one text, which is read once for them. */
export function shownAndFindable(typed: string, language: Language): { shown: string; findable: string } {
  const read = readIn(typed, 'text');
  return { shown: maskedIn(read, language), findable: findableIn(read) };
}

/** What announces a number: 'Tél :', 'WhatsApp'. */
const announced =
  /(?<!\p{L})(?:t[ée]l[ée]?(?:phone)?|phone|call|appel(?:ez)?|contact|whatsapp|wa|n°)[\s.:]*$/iu;
const atEnds = /^[\s,;:/|·.–—-]+|[\s,;:/|·–—-]+$/gu;

/**
 * A name or a place in which they do not stand at all, as it is called: 'Salon 677 12 34 56 Chez Awa' is 'Salon Chez Awa'.
 * Of a name that is nothing else, that is said.
 */
export function calledWithoutContacts(name: string, language: Language): string {
  return nameWithoutContacts(name) || withoutContacts(name, language, 'line');
}

/** The same; empty where nothing is left. */
export function nameWithoutContacts(typed: string): string {
  const name = readIn(typed, 'line');
  if (name.ways.length === 0) return name.text;
  const parts = replaced(name, () => '\n')
    .split('\n')
    .map((part, index, all) => (index < all.length - 1 ? part.replace(announced, '') : part));
  const left = parts
    .map((part) => part.replace(atEnds, ''))
    .join(' ')
    .replace(/[([{]\s*[)\]}]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(atEnds, '');
  return /[\p{L}\p{N}]/u.test(left) ? left : '';
}

type Read = { text: string; ways: readonly ContactWay[] };

function readIn(typed: string, reading: Reading): Read {
  const text = inWrittenOrder(typed);
  return { text, ways: contactWaysIn(text, reading) };
}

const maskedIn = (read: Read, language: Language) =>
  replaced(read, ({ kind }) => `(${words[language][kind]})`);

function findableIn(read: Read): string {
  if (read.ways.length === 0) return read.text;
  return replaced(read, () => ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function replaced({ text, ways }: Read, replacement: (way: ContactWay) => string): string {
  let shown = '';
  let read = 0;
  for (const way of ways) {
    shown += text.slice(read, way.start) + replacement(way);
    read = way.end;
  }
  return shown + text.slice(read);
}
