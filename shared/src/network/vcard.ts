/** What a card of the phone book can hold of somebody; '' where nothing is known. `number` is E.164. */
export type CardHolder = {
  name: string;
  organisation: string;
  number: string;
  email: string;
  street: string;
  town: string;
  region: string;
  country: string;
  note: string;
};

const lineEnd = '\r\n';

const octetsPerLine = 75;

/** A vCard 3.0 (RFC 2426) in UTF-8; version 4.0 is not read by Android's phone book. Facts that are '' are left out. */
export function vcard(holder: CardHolder): string {
  const address = [holder.street, holder.town, holder.region, '', holder.country].map(escaped);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(holder.name)}`,
    `N:;${escaped(holder.name)};;;`,
    holder.organisation && `ORG:${escaped(holder.organisation)}`,
    holder.number && `TEL;TYPE=CELL:${holder.number}`,
    holder.email && `EMAIL;TYPE=INTERNET:${escaped(holder.email)}`,
    address.some(Boolean) && `ADR;TYPE=WORK:;;${address.join(';')}`,
    holder.note && `NOTE:${escaped(holder.note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => (line ? folded(line) + lineEnd : '')).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');
}

/** A long line goes on after a line end and a space; a character of several octets is never cut. */
function folded(line: string): string {
  if (octetsOf(line) <= octetsPerLine) return line;
  let room = octetsPerLine;
  let result = '';
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      result += `${lineEnd} `;
      room = octetsPerLine - 1;
    }
    result += character;
    room -= octets;
  }
  return result;
}

const encoder = new TextEncoder();

const octetsOf = (text: string) => encoder.encode(text).length;
