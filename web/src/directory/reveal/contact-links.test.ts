import { callLink, mailLink, whatsappLink } from '@mboalink/shared/directory/contact-links.ts';
import { firstMessage } from '@mboalink/shared/directory/first-message.ts';
import { describe, expect, it } from 'vitest';
import { messages as en } from '../../i18n/en/directory.ts';
import { messages as fr } from '../../i18n/fr/directory.ts';

const writers = [en, fr].map(
  (messages) => (name: string) =>
    messages.reveal.firstMessage.replace('{{name}}', name).replace('{{trade}}', 'Plomberie et eau'),
);

describe('links to a contact', () => {
  it('open WhatsApp with digits only and the whole message', () => {
    const link = new URL(whatsappLink('+237 670-00.00.02', 'Bonjour & merci ? 100 %\nÀ demain #1'));
    expect(link.origin + link.pathname).toBe('https://wa.me/237670000002');
    expect(link.searchParams.get('text')).toBe('Bonjour & merci ? 100 %\nÀ demain #1');
    expect(link.hash).toBe('');
  });

  it('call and write to what was opened', () => {
    expect(callLink('237670000002')).toBe('tel:+237670000002');
    expect(mailLink('a+b@demo.cm', 'Salut & co', 'Ça va ?')).toBe(
      'mailto:a%2Bb@demo.cm?subject=Salut%20%26%20co&body=%C3%87a%20va%20%3F',
    );
  });
});

describe('the first message', () => {
  it.each(writers)('names the business and Mboalink', (write) => {
    expect(firstMessage('Chez Tata Odile', write)).toMatch(/Chez Tata Odile.*Mboalink/);
  });

  it.each(writers)('stays under 140 characters however long the name is', (write) => {
    const message = firstMessage('Établissements Nkwenga et Fils 🍲 '.repeat(4), write);
    expect(message.length).toBeLessThan(140);
    expect(message).toContain('…');
    expect(message).toContain('Mboalink');
    expect(message.isWellFormed()).toBe(true);
  });
});
