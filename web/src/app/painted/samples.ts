import { defaultNotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { SearchOutput } from '@mboalink/shared/directory/calls.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { DashboardOutput } from '@mboalink/shared/insights/calls.ts';

// Texts that stand nowhere else, so that they can be found in what is drawn.

const names = { category: 'Qzsector', subcategory: 'Qztrade', region: 'Qzregion', city: 'Qztown' };

export const user: CurrentUser = {
  ...{ _id: '1', name: 'Qzperson', businessName: 'Qzbusiness', slug: 'qz', email: 'qz@qz.example' },
  ...{ whatsapp: '237670000001', phone: '237670000001', description: '', keywords: [], country: 'Cameroon' },
  ...{ region: 'qz', city: 'qz', quartier: 'Qzquartier', landmark: null, profilePicture: null },
  locations: [{ region: 'qz', city: 'qz', quartier: null, landmark: null }],
  branding: { colour: null, cover: null, shortName: null, isShown: false },
  ...{ shortLink: '/b/qz', hours: {}, prices: [], languages: [], openPage: true, hasOpenPage: true },
  ...{
    isFound: true,
    landmarkOnPage: false,
    hiddenByReports: null,
    category: 'qz',
    subcategory: 'qz',
    items: [],
  },
  visibility: {
    ...{ paused: false, pausedUntil: null, hideEmail: false },
    ...{ namedToSellers: false, listedAsBuyer: false },
  },
  ...{ userType: 'seller', alsoBuys: false, language: 'fr', joinedDate: '2026-01-01T00:00:00.000Z' },
  ...{ termsAgreed: true, trialEndDate: null, paidUntil: null, planUntil: null, nextPlan: null },
  ...{
    cancelledAt: null,
    isInTrial: false,
    daysLeft: null,
    hasActiveSubscription: true,
    subscriptionPlan: 'pro',
  },
  ...{ subscriptionState: 'active', names, oneOfTrade: 'Qzone' },
  notificationPreferences: defaultNotificationPreferences,
  ...{ dailyMatchesUsed: 0, dailyMatchesLimit: 10 },
};

export const contact: Contact = {
  ...{ _id: 'qz-id', slug: 'qz', businessName: 'Qzname', profilePicture: null, category: 'qz', items: [] },
  ...{ subcategory: 'qz', city: 'qz', region: 'qz', country: 'Cameroon', quartier: 'Qzquartier', names },
  ...{ landmark: null, whatsappNumber: null, email: null, description: 'Qzdescription', keywords: [] },
  ...{ hours: {}, prices: [], oneOfTrade: 'Qztrade' },
  ...{ userType: 'seller', joinedDate: new Date(Date.now() - 100 * 86_400_000).toISOString() },
  ...{ isInTrial: false, hasActiveSubscription: true, sponsored: false, unlocked: false, saved: false },
  planInfo: { badge: null, isFeatured: false, features: [] },
  trust: {
    ...{ emailProved: true, seenRecently: true, complete: false, memberSince: '2026-01' },
    ...{ openedBy: null, trustedBy: null, numberChanged: false },
  },
};

export const searchAnswer: SearchOutput = {
  contacts: [],
  pagination: { page: 1, limit: 20, totalCount: 77, totalIsLowerBound: false, nextCursor: null },
  quotaInfo: {
    ...{ dailyLimit: 93, viewedToday: 81, remaining: 12, canViewMore: true, resetTime: '2026-01-01' },
    ...{
      resetTimeFormatted: '',
      resetInSeconds: 0,
      accessType: 'limited',
      isInTrial: false,
      planType: 'pro',
      passes: [],
    },
  },
  ...{ dailyLimitReached: false, limitMessage: null, understood: null },
};

export const month: DashboardOutput = {
  ...{ timeRange: 'month', from: '2026-01-01', to: '2026-01-30' },
  stats: {
    ...{ profileViews: 7, savedContacts: 7, contactRequests: 7 },
    ...{ dailyMatchesUsed: 0, dailyMatchesLimit: 10 },
  },
  changes: { profileViews: 12.5, savedContacts: 12.5, contactRequests: 12.5 },
  ...{ week: [], trend: null, overview: null, profilePerformance: null, missedOnSundays: false },
};
