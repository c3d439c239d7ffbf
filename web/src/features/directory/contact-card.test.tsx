import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { ContactCard } from './contact-card.tsx';

const contact: Contact = {
  ...{ _id: 'c', slug: 'robinet', businessName: 'Robinet d’Or', profilePicture: null },
  ...{ category: 'plumbing-and-water', subcategory: 'plumbers', items: [], oneOfTrade: 'Plumber' },
  ...{ city: 'douala', region: 'littoral', country: 'Cameroon', quartier: 'Akwa', landmark: null },
  ...{ whatsappNumber: null, email: null, unlocked: false, saved: false, sponsored: false },
  ...{ description: 'Leaks and drains.', keywords: ['leak'], userType: 'seller', openPage: true },
  joinedDate: new Date(Date.now() - 800 * 24 * 60 * 60_000).toISOString(),
  planInfo: { badge: { type: 'pro', color: 'green', label: 'Pro' }, isFeatured: false, features: [] },
  ...{ isInTrial: false, hasActiveSubscription: true },
  hours: { mon: [['08:00', '18:00']] },
  prices: [
    { label: 'A heater', fromXaf: 20_000 },
    { label: 'A call-out', fromXaf: 5000 },
  ],
  names: { category: 'Plumbing', subcategory: 'Plumbers', region: 'Littoral', city: 'Douala' },
  trust: {
    ...{ emailProved: true, seenRecently: true, complete: true, memberSince: '2024-03' },
    answered: { yes: 8, of: 10 },
    ...{ openedBy: 12, trustedBy: null, numberChanged: false },
  },
};

const seller = { _id: 's', dailyMatchesLimit: 3, dailyMatchesUsed: 1, isInTrial: true };

const draw = (card: Partial<Contact> = {}) =>
  renderScreen(<ContactCard contact={{ ...contact, ...card }} />, {
    answers: { 'accounts.me': () => ({ user: seller }), 'insights.track': () => ({}) },
  });

// Monday, 17:10 in Douala.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T16:10:00Z') }));
afterEach(() => vi.useRealTimers());

const text = () => page.getByRole('article').element().textContent?.replaceAll('\u00a0', ' ');

it('says what divides contacts, the least price, and that it closes soon', async () => {
  await draw();
  await expect.element(page.getByText(/Closing soon/)).toBeVisible();
  expect(text()).toContain('Plumber · Akwa, Douala');
  expect(text()).toContain('from 5 000 FCFAA call-out');
  expect(page.getByRole('listitem').all()).toHaveLength(2);
  expect(text()).toContain('8 of 10 got an answer');
  expect(text()).not.toMatch(/E-.?mail address confirmed|Plumbing|Pro/);
});

it('is low: three stand on the screen of a phone', async () => {
  await draw();
  expect(page.getByRole('article').element().getBoundingClientRect().height).toBeLessThanOrEqual(168);
  const { container } = await draw({
    trust: { ...contact.trust, complete: false, seenRecently: false, openedBy: null, answered: null },
  });
  expect(container.querySelector('article')?.getBoundingClientRect().height).toBeLessThanOrEqual(144);
});

it('leaves out hours and prices that nobody told', async () => {
  await draw({ hours: {}, prices: [] });
  await expect.element(page.getByText('Ask for the price')).toBeVisible();
  expect(text()).not.toMatch(/Open ·|Clos/);
});

it('unfolds to every fact', async () => {
  await draw();
  await page.getByRole('heading').getByRole('button').click();
  for (const fact of [
    'Leaks and drains.',
    'A heater',
    'leak',
    'Sells',
    'Plumbing',
    '2\u00a0years ago',
    'Pro (paid plan active)',
  ])
    await expect.element(page.getByText(fact, { exact: true })).toBeVisible();
  for (const way of ['Call', 'Add to my contacts', 'Share'])
    await expect.element(page.getByRole('button', { name: way })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Full page' })).toBeVisible();
});

it('shows a number that is open, with a message to change', async () => {
  await draw({ unlocked: true, whatsappNumber: '237670000034', email: null });
  await expect.element(page.getByText(/6 70 00 00 34/)).toBeVisible();
  await page.getByRole('button', { name: 'Change the message' }).click();
  await page.getByRole('textbox').fill('When?');
  await expect
    .element(page.getByRole('link', { name: /WhatsApp/ }))
    .toHaveAttribute('href', 'https://wa.me/237670000034?text=When%3F');
  expect(page.getByRole('link', { name: /mail/i }).all()).toHaveLength(0);
});

it('names no buyer, and no plan of theirs', async () => {
  await draw({ userType: 'buyer', oneOfTrade: '', prices: [], hours: {}, openPage: false });
  await expect.element(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
  expect(text()).not.toContain('Robinet');
});
