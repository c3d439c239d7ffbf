import { describe, expect, it } from 'vitest';
import { keepTogether, legalParts } from './legal-parts.ts';

describe('legalParts', () => {
  it('takes a sentence apart at its values and links, in order', () => {
    expect(legalParts('Write to {{supportEmail}} or see [our terms](/terms-of-service).')).toEqual([
      { kind: 'text', text: 'Write to ' },
      { kind: 'value', name: 'supportEmail' },
      { kind: 'text', text: ' or see ' },
      { kind: 'link', text: 'our terms', path: '/terms-of-service' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('refuses a value that nobody knows', () => {
    expect(() => legalParts('Call {{supportFax}}.')).toThrow('supportFax');
  });
});

describe('keepTogether', () => {
  it('never lets a line end before French punctuation, inside quotes, an amount or a law’s number', () => {
    expect(keepTogether('Prix : « 3 000 FCFA » ; loi n° 2010/021')).toBe(
      'Prix\u00a0: «\u00a03\u00a0000\u00a0FCFA\u00a0»\u00a0; loi\u00a0n°\u00a02010/021',
    );
  });

  it('leaves ordinary spaces alone', () => {
    expect(keepTogether('15 a day once paid')).toBe('15 a day once paid');
  });
});
