import { firstMessage } from '@mboalink/shared/directory/contact-links.ts';
import { expect, it } from 'vitest';
import { messages as en } from '../../i18n/en/directory.ts';
import { messages as fr } from '../../i18n/fr/directory.ts';

const writers = [en, fr].map(
  (messages) => (name: string) =>
    messages.reveal.firstMessage.replace('{{name}}', name).replace('{{trade}}', 'Plomberie et eau'),
);

it.each(writers)('a first message names the business and Mboalink', (write) => {
  expect(firstMessage('Chez Tata Odile', write)).toMatch(/Chez Tata Odile.*Mboalink/);
});

it.each(writers)('a first message stays under 140 characters however long the name is', (write) => {
  const message = firstMessage('Établissements Nkwenga et Fils 🍲 '.repeat(4), write);
  expect(message.length).toBeLessThan(140);
  expect(message).toContain('…');
  expect(message).toContain('Mboalink');
  expect(message.isWellFormed()).toBe(true);
});
