import { expect, it } from 'vitest';
import { composeMail } from './deliver.ts';

it.each([
  ['en', 'Open:\nhttps://mboalink.example'],
  ['fr', 'Open\u00a0:\nhttps://mboalink.example'],
] as const)('names a link in plain text as %s writes a colon', (language, said) => {
  const paragraphs = [{ link: 'https://mboalink.example', label: 'Open' }];
  const mail = composeMail({ to: 'njoh@atelier.example', language, subject: 'A subject', paragraphs });
  expect(mail.text).toContain(said);
});
