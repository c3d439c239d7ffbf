import { defaultNotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import { currentUserSchema } from '@mboalink/shared/accounts/user.ts';
import { describe, expect, it } from 'vitest';
import { toForm, toProfileInput } from './profile-form.ts';

const user = currentUserSchema.parse({
  _id: 'x',
  names: { category: 'Carpentry', subcategory: 'Doors', region: 'Littoral', city: 'Douala' },
  name: 'Ngo Biyong',
  businessName: 'Ngo et Fils',
  slug: 'ngo',
  email: 'ngo@atelier.example',
  whatsapp: '237670000001',
  phone: '237670000001',
  description: '',
  keywords: ['portes', 'lits'],
  country: 'Cameroun',
  region: 'littoral',
  city: 'douala',
  quartier: 'Bonabéri',
  landmark: null,
  category: 'plumbing-and-water',
  subcategory: 'plumbers',
  userType: 'seller',
  alsoBuys: false,
  language: 'fr',
  joinedDate: '2026-11-01T00:00:00.000Z',
  trialEndDate: null,
  paidUntil: null,
  isInTrial: false,
  hasActiveSubscription: false,
  subscriptionPlan: 'basic',
  subscriptionState: 'expired',
  termsAgreed: true,
  notificationPreferences: defaultNotificationPreferences,
  dailyMatchesUsed: 0,
  dailyMatchesLimit: null,
});

describe('toProfileInput', () => {
  it('sends nothing of what stayed as it was', () => {
    expect(toProfileInput(toForm(user), user)).toEqual({});
  });

  it('sends a subcategory with its category and a city with its region', () => {
    const form = { ...toForm(user), subcategory: 'well-diggers', city: 'edea', quartier: '' };
    expect(toProfileInput(form, user)).toEqual({
      category: 'plumbing-and-water',
      subcategory: 'well-diggers',
      region: 'littoral',
      city: 'edea',
      quartier: '',
    });
  });

  it('sends keywords as a list, and an emptied one as an empty list', () => {
    expect(toProfileInput({ ...toForm(user), keywords: 'lits,, tables' }, user)).toEqual({
      keywords: ['lits', 'tables'],
    });
    expect(toProfileInput({ ...toForm(user), keywords: '' }, user)).toEqual({ keywords: [] });
  });

  it('calls a business without a name by the name of the person', () => {
    expect(toProfileInput({ ...toForm(user), businessName: ' ' }, user)).toEqual({
      businessName: 'Ngo Biyong',
    });
  });
});
