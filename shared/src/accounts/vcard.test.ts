import { describe, expect, it } from 'vitest';
import { type CardHolder, vcard } from './vcard.ts';

const holder: CardHolder = {
  name: 'Ngo Biyong',
  organisation: 'Ngo Biyong et Fils',
  number: '+237670000001',
  email: 'ngo@atelier.example',
  street: 'Bonabéri',
  town: 'Douala',
  region: 'Littoral',
  country: 'Cameroun',
  note: '',
};

describe('vcard', () => {
  it('is a card of version 3.0 with lines that end in CRLF and a number in E.164', () => {
    expect(vcard(holder)).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'FN:Ngo Biyong',
        'N:;Ngo Biyong;;;',
        'ORG:Ngo Biyong et Fils',
        'TEL;TYPE=CELL:+237670000001',
        'EMAIL;TYPE=INTERNET:ngo@atelier.example',
        'ADR;TYPE=WORK:;;Bonabéri;Douala;Littoral;;Cameroun',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  it('leaves out what is not known', () => {
    const bare = { ...holder, organisation: '', email: '', street: '', town: '', region: '', country: '' };
    expect(vcard(bare)).not.toMatch(/ORG|EMAIL|ADR|NOTE/);
  });

  it('lets no text of a person end a line or a part of it', () => {
    const card = vcard({ ...holder, name: 'A;B,C\\D', note: 'one\r\ntwo\nEND:VCARD' });
    expect(card).toContain('FN:A\\;B\\,C\\\\D\r\n');
    expect(card).toContain('NOTE:one\\ntwo\\nEND:VCARD\r\n');
    expect(card.match(/^END:VCARD/gm)).toHaveLength(1);
  });

  it('folds long lines after 75 octets at most, without cutting a character', () => {
    const note = 'é🪚'.repeat(60);
    const card = vcard({ ...holder, note });
    for (const line of card.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(card.replaceAll('\r\n ', '')).toContain(`NOTE:${note}\r\n`);
  });
});
