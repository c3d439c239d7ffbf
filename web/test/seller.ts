import { defaultNotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';

/** A seller in the first days of the trial. */
export const seller: CurrentUser = {
  ...{
    _id: '1',
    name: 'Njoh',
    businessName: 'Atelier Njoh',
    slug: 'atelier-njoh',
    email: 'njoh@atelier.example',
  },
  ...{ whatsapp: '237670000001', phone: '237670000001', description: '', keywords: [], country: 'Cameroon' },
  ...{ region: 'littoral', city: 'douala', quartier: null, landmark: null, profilePicture: null },
  locations: [{ region: 'littoral', city: 'douala', quartier: null, landmark: null }],
  branding: { colour: null, cover: null, shortName: null, isShown: false },
  shortLink: '/b/aB3dE6gH',
  ...{
    hours: {},
    prices: [],
    languages: [],
    openPage: true,
    hasOpenPage: true,
    isFound: true,
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
  ...{ category: 'carpentry', subcategory: 'doors', items: [] },
  ...{ userType: 'seller', alsoBuys: false, language: 'en' },
  ...{ joinedDate: '2026-11-01T00:00:00.000Z', termsAgreed: true, trialEndDate: null, paidUntil: null },
  ...{ planUntil: null, nextPlan: null, cancelledAt: null },
  ...{
    isInTrial: true,
    daysLeft: 20,
    hasActiveSubscription: false,
    subscriptionPlan: 'basic',
    subscriptionState: 'trial',
  },
  names: { category: 'Carpentry', subcategory: 'Doors', region: 'Littoral', city: 'Douala' },
  oneOfTrade: 'Door maker',
  notificationPreferences: defaultNotificationPreferences,
  ...{ dailyMatchesUsed: 0, dailyMatchesLimit: 3 },
};
