import { findPhoneNumbersInText } from 'libphonenumber-js';
import { LinkifyIt } from 'linkify-it';
import type { Language } from '../language.ts';

/** A phone number, e-mail address or link in a text, from its first character to the one behind its last. */
type ContactDetail = { kind: 'number' | 'mail' | 'link'; start: number; end: number };

/** Ends of links without a protocol: those that people write here. Others are words before which a space is missing. */
const tlds = 'com net org cm me info biz africa shop store online site app link ly io gl page'.split(' ');

const links = new LinkifyIt({ fuzzyLink: true, tlds });

/** Signs that are not seen, and those that turn the direction of a text. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;

/** As it is read by contact details: 'ＴＥＬ ６７７' is 'TEL 677'. */
const normalized = (text: string): string => text.normalize('NFKC').replace(invisible, '');

/** The phone numbers, e-mail addresses and links in a normalized text, from first to last; what overlaps is one. */
function detailsIn(text: string): ContactDetail[] {
  const found = [
    ...(links.match(text) ?? []).map(({ index, lastIndex, schema }): ContactDetail => {
      return { kind: schema === 'mailto:' ? 'mail' : 'link', start: index, end: lastIndex };
    }),
    ...(/(?:\d\D*){8}/.test(text) ? findPhoneNumbersInText(text, 'CM') : []).map(
      ({ startsAt, endsAt }): ContactDetail => ({ kind: 'number', start: startsAt, end: endsAt }),
    ),
  ].sort((one, other) => one.start - other.start);
  const details: ContactDetail[] = [];
  for (const detail of found) {
    const last = details.at(-1);
    if (last && detail.start < last.end) last.end = Math.max(last.end, detail.end);
    else details.push(detail);
  }
  return details;
}

/** Of what kind the first contact detail in a text is; undefined where it has none. */
export function contactDetailKind(text: string): ContactDetail['kind'] | undefined {
  return detailsIn(normalized(text))[0]?.kind;
}

const words: Record<Language, Record<ContactDetail['kind'], string>> = {
  en: { number: 'number hidden', mail: 'e-mail hidden', link: 'link hidden' },
  fr: { number: 'numéro masqué', mail: 'e-mail masqué', link: 'lien masqué' },
};

/** A text in which contact details say only that they are there. */
export function withoutContactDetails(text: string, language: Language): string {
  return replaced(text, ({ kind }) => `(${words[language][kind]})`);
}

/** A text without contact details, as the search reads it; the text itself where it has none. */
export function searchableText(text: string): string {
  const without = replaced(text, () => ' ');
  return without === text ? text : without.replace(/\s+/g, ' ').trim();
}

/** A name or a place without contact details; empty where nothing is left. */
export function publicName(name: string): string {
  const left = searchableText(name);
  return /[\p{L}\p{N}]/u.test(left) ? left.replace(/^[\s,;:/|.–-]+|[\s,;:/|–-]+$/g, '') : '';
}

function replaced(text: string, replacement: (detail: ContactDetail) => string): string {
  const plain = normalized(text);
  const details = detailsIn(plain);
  if (details.length === 0) return text.replace(invisible, '') === text ? text : plain;
  let shown = '';
  let read = 0;
  for (const detail of details) {
    shown += plain.slice(read, detail.start) + replacement(detail);
    read = detail.end;
  }
  return shown + plain.slice(read);
}
