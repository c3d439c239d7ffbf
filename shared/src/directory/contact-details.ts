import { findPhoneNumbersInText } from 'libphonenumber-js';
import { LinkifyIt } from 'linkify-it';
import { invisible, normalized } from '../pasted.ts';

/** A phone number, e-mail address or link in a text, from its first character to the one behind its last. */
type ContactDetail = { kind: 'number' | 'mail' | 'link'; start: number; end: number };

/** Ends of links without a protocol: those that people write here. Others are words before which a space is missing. */
const tlds = 'com net org cm me info biz africa shop store online site app link ly io gl page'.split(' ');

const links = new LinkifyIt({ fuzzyLink: true, tlds });

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

/** A text for those who have not opened the contact: '…' stands for each contact detail. The text itself where it has none. */
export function withoutContactDetails(text: string): string {
  const plain = normalized(text);
  const details = detailsIn(plain);
  if (details.length === 0) return text.replace(invisible, '') === text ? text : plain;
  let left = '';
  let read = 0;
  for (const { start, end } of details) {
    left += `${plain.slice(read, start)}…`;
    read = end;
  }
  return left + plain.slice(read);
}
