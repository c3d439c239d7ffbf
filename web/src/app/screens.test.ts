import { defaultNotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { languages } from '@mboalink/shared/language.ts';
import { describe, expect, it } from 'vitest';
import { drawScreen } from '../../test/draw-screen.tsx';
import { pageAt, pageNames, type ScreenName, tradesPath } from '../lib/paths.ts';
import type { Session } from '../lib/session/session-context.ts';
import { recordOf } from './routes.ts';

const buyer: CurrentUser = {
  ...{ _id: '1', name: 'Awa Ngono', businessName: '', slug: 'awa-ngono', email: 'awa@example.cm' },
  ...{ whatsapp: '237670000001', phone: '237670000001', description: '', keywords: [], country: 'Cameroon' },
  ...{ region: 'littoral', city: 'douala', quartier: null, landmark: null, profilePicture: null },
  branding: { colour: null, cover: null, shortName: null, isShown: false },
  locations: [{ region: 'littoral', city: 'douala', quartier: null, landmark: null }],
  shortLink: '/b/aB3dE6gH',
  ...{
    hours: {},
    prices: [],
    languages: [],
    openPage: true,
    hasOpenPage: false,
    isFound: false,
    oneOfTrade: 'Restaurant',
    landmarkOnPage: false,
    visibility: {
      paused: false,
      pausedUntil: null,
      hideEmail: false,
      namedToSellers: false,
      listedAsBuyer: false,
    },
  },
  hiddenByReports: null,
  ...{
    category: 'food-beverages',
    subcategory: 'restaurants',
    items: [],
    userType: 'buyer',
    alsoBuys: true,
    language: 'fr',
  },
  ...{ joinedDate: '2026-01-01T00:00:00.000Z', termsAgreed: true, trialEndDate: null, paidUntil: null },
  daysLeft: null,
  ...{ planUntil: null, nextPlan: null, cancelledAt: null },
  ...{ isInTrial: false, hasActiveSubscription: false, subscriptionPlan: 'free', subscriptionState: 'none' },
  names: {
    ...{ region: 'Littoral', city: 'Douala' },
    ...{ category: 'Food & Beverages', subcategory: 'Restaurants' },
  },
  notificationPreferences: defaultNotificationPreferences,
  ...{ dailyMatchesUsed: 0, dailyMatchesLimit: null, termsAgreed: true },
};

const seller: CurrentUser = {
  ...buyer,
  ...{ userType: 'seller', alsoBuys: false, businessName: 'Chez Awa', dailyMatchesLimit: 5, isInTrial: true },
  ...{ subscriptionPlan: 'pro', subscriptionState: 'trial', trialEndDate: '2027-01-01T00:00:00.000Z' },
  daysLeft: 30,
};

const hidden: CurrentUser = { ...seller, isInTrial: false, subscriptionState: 'expired', hasOpenPage: false };

const reported: CurrentUser = { ...seller, hiddenByReports: 'review', hasOpenPage: false };

const visitor: Session = { status: 'signed-out', user: null };
const members = [buyer, seller, hidden, reported].map((user): Session => ({ status: 'signed-in', user }));

const sessionsOf = (name: ScreenName) =>
  recordOf(name).access === 'signed-in' ? members : [visitor, ...members];

describe.each<ScreenName>([...pageNames(), 'not-found'])('the screen of %s', (name) => {
  it.each(languages)('draws with the messages that its record declares, in %s', async (language) => {
    for (const session of sessionsOf(name)) {
      const { missing } = await drawScreen(name, { language, session });
      expect(missing).toEqual([]);
    }
  });

  it('says what it is called, and links only to pages that exist', async () => {
    for (const language of languages) {
      const [session = visitor] = sessionsOf(name);
      const { html, title } = await drawScreen(name, { language, session });
      expect(title).toMatch(/Mboalink/);
      for (const [, href = ''] of html.matchAll(/href="(\/[^"?#]*)/g)) {
        expect(href === tradesPath || pageAt(href) !== undefined, href).toBe(true);
      }
    }
  });
});

it('shows somebody’s own picture in the settings', async () => {
  const user = { ...seller, profilePicture: '/pictures/own.webp' };
  const session: Session = { status: 'signed-in', user };
  const { html } = await drawScreen('settings', { language: 'fr', session });
  expect(html).toContain('src="/pictures/own.webp"');
});
