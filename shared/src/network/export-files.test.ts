import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';
import { type CardHolder, vcard } from './vcard.ts';

it.each([
  ['Ngo Biyong, Fils; et "Filles"', '"Ngo Biyong, Fils; et ""Filles"""'],
  ['deux\r\nlignes\tet\u0000plus', '"deux lignes et plus"'],
  ['deux\u2028lignes', '"deux lignes"'],
  ['', '""'],
  ['a-b=c+d@e', '"a-b=c+d@e"'],
])('writes %j as one cell on one line', (text, cell) => {
  expect(csvLine([text, 'x'], 'en')).toBe(`${cell},"x"\r\n`);
  expect(csvLine([text, 'x'], 'fr')).toBe(`${cell};"x"\r\n`);
});

it.each([
  '=1+1',
  '+237670000001',
  '-1',
  '@SUM(A1)',
  ' \t=1+1',
  '\u200f=1+1',
  '\ufeff=1+1',
  '"=1+1',
  '\uff1d1+1',
  '\ufe0f=1+1',
  '\u2800=1+1',
])('makes no formula of %j', (text) => {
  expect(csvLine([text], 'fr')).toMatch(/^"'/);
});

it.each(['Awa;=1+1', 'Awa,  =1+1', 'Awa;"+1'])('nor of what follows another separator in %j', (text) => {
  expect(csvLine([text], 'en')).toMatch(/[,;]'/);
});

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
