import { expect, it } from 'vitest';
import { callLink, mailLink, whatsappLink } from './contact-links.ts';

it('links to a contact open WhatsApp with digits only and the whole message', () => {
  const link = new URL(whatsappLink('+237 670-00.00.02', 'Bonjour & merci ? 100 %\nÀ demain #1'));
  expect(link.origin + link.pathname).toBe('https://wa.me/237670000002');
  expect(link.searchParams.get('text')).toBe('Bonjour & merci ? 100 %\nÀ demain #1');
  expect(link.hash).toBe('');
});

it('links to a contact call and write to what was opened', () => {
  expect(callLink('237670000002')).toBe('tel:+237670000002');
  expect(mailLink('a+b@demo.cm', 'Salut & co', 'Ça va ?')).toBe(
    'mailto:a%2Bb@demo.cm?subject=Salut%20%26%20co&body=%C3%87a%20va%20%3F',
  );
});
