import { expect, it } from 'vitest';
import { businessNameSchema, descriptionSchema, emailSchema, landmarkSchema, nameSchema } from './fields.ts';

const lines = [
  'Chez Ngono & Fils',
  'Sœurs Élan 🇨🇲',
  'Marché ❤️ 👩🏾‍🍳',
  'Nda\u0300 bɔ́ŋ ɛ̌ ŋ̀',
  'محل الخياطة',
  'Nguyễn ế',
  '1664',
];

it.each(lines)('takes %s as a name and as a line', (line) => {
  expect(nameSchema.safeParse(line).success).toBe(true);
  expect(businessNameSchema.safeParse(line).success).toBe(true);
  expect(landmarkSchema.safeParse(line).success).toBe(true);
});

const unreadable = [
  'Chez\u200bNgono',
  'Vente\u2028END:VCARD',
  '\u2800Ngono',
  '\u3164\u3164',
  'Chez \u202eonogN',
  'Chez \u2066Ngono\u2069',
  '\u200fNgono',
  '\uffa0\u1160',
  'So\u00adap',
  `Z${'\u0301'.repeat(5)}algo`,
];

it.each(unreadable)('refuses %j in any line', (line) => {
  for (const schema of [nameSchema, businessNameSchema, landmarkSchema]) {
    expect(schema.safeParse(line).error?.issues.map(({ message }) => message)).toContain('unprintable');
  }
});

it.each([
  [nameSchema, 'oneLine', 'Njoh\nBcc: awa@example.cm'],
  [nameSchema, 'oneLine', 'Njoh\rBcc: awa@example.cm'],
  [businessNameSchema, 'oneLine', 'Chez Njoh\r\nBcc: awa@example.cm'],
  [emailSchema, 'email', 'a@b.cm\nBcc: awa@example.cm'],
  [emailSchema, 'email', 'a@b.cm\rBcc: awa@example.cm'],
] as const)('lets nobody add a line to the head of a mail: %#', (schema, message, typed) => {
  expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

it.each(['!!', '— —', '❤️❤️', '...', '\u200d\u200d'])('refuses %s as a name, not as a line', (line) => {
  expect(businessNameSchema.safeParse(line).error?.issues[0]?.message).toBe('nameless');
  expect(nameSchema.safeParse(line).success).toBe(false);
  expect(landmarkSchema.safeParse(line).success).toBe(true);
});

it('refuses piled marks in a description, too, and takes letters as they are written here', () => {
  const piled = descriptionSchema.safeParse(`Tresses\nZ${'\u0301'.repeat(5)}algo`);
  expect(piled.error?.issues[0]?.message).toBe('unprintable');
  for (const line of lines) expect(descriptionSchema.safeParse(`Tresses\n${line}`).success).toBe(true);
});
