import { defaultNotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { RegisterDone } from './register-done.tsx';

const seller: CurrentUser = {
  ...{
    _id: '1',
    name: 'Njoh',
    businessName: 'Atelier Njoh',
    slug: 'atelier-njoh',
    email: 'njoh@atelier.example',
  },
  ...{ whatsapp: '237670000001', phone: '237670000001', description: '', keywords: [], country: 'Cameroon' },
  ...{ region: 'littoral', city: 'douala', quartier: null, landmark: null },
  ...{ category: 'carpentry', subcategory: 'doors', userType: 'seller', alsoBuys: false, language: 'en' },
  ...{ joinedDate: '2026-11-01T00:00:00.000Z', termsAgreed: true, trialEndDate: null, paidUntil: null },
  ...{ isInTrial: true, hasActiveSubscription: false, subscriptionPlan: 'basic', subscriptionState: 'trial' },
  names: { category: 'Carpentry', subcategory: 'Doors', region: 'Littoral', city: 'Douala' },
  notificationPreferences: defaultNotificationPreferences,
  ...{ dailyMatchesUsed: 0, dailyMatchesLimit: 3 },
};

const open = (user: CurrentUser) =>
  renderWithMessages(<RegisterDone user={user} />, { messages: ['accounts'] });
const links = () => [...document.querySelectorAll('a')].map((link) => link.textContent);

it('leads a seller to their listing and to sharing it first', async () => {
  await open(seller);
  expect(links()).toEqual(['See my listing', 'Share on WhatsApp', 'Search contacts']);
  const share = page.getByRole('link', { name: 'Share on WhatsApp' }).element().getAttribute('href') ?? '';
  expect(new URL(share).searchParams.get('text')).toContain('Atelier Njoh');
});

it('tells a seller who had the free month before that the listing is hidden, and how to show it', async () => {
  await open({ ...seller, subscriptionState: 'expired', isInTrial: false, dailyMatchesLimit: 0 });
  await expect
    .element(page.getByText(/Your listing is hidden: the free month was used before/))
    .toBeVisible();
  expect(document.body.textContent).not.toContain('can be found from now on');
  expect(links()[0]).toMatch(/^Be found from 3.000.FCFA$/);
  expect(links()).not.toContain('Share on WhatsApp');
});

it('leads a buyer to the search', async () => {
  await open({ ...seller, userType: 'buyer', subscriptionState: 'none', subscriptionPlan: 'free' });
  expect(links()).toEqual(['Search contacts']);
});
