import { hoursSchema, pricesSchema } from '@mboalink/shared/accounts/business-details.ts';
import {
  businessNameSchema,
  descriptionSchema,
  emailSchema,
  keywordsSchema,
  nameSchema,
} from '@mboalink/shared/accounts/fields.ts';
import { findItem, isSubcategoryOf } from '@mboalink/shared/catalogue/categories.ts';
import { isTownOf } from '@mboalink/shared/catalogue/places.ts';
import { graceDays } from '@mboalink/shared/catalogue/plans.ts';
import { slugSchema } from '@mboalink/shared/text.ts';
import { describe, expect, test } from 'vitest';
import { ownerTexts } from '../src/public-texts.ts';
import { type DemoBusiness, demoAccounts } from './demo-accounts.ts';
import { demoBusinesses } from './demo-businesses.ts';

const now = new Date('2026-11-20T09:00:00Z');
const graceMilliseconds = graceDays * 24 * 60 * 60 * 1000;
const accounts = demoAccounts(now);
const businesses = [...demoBusinesses(5000, now)];
const everybody = [...accounts, ...businesses];

function isVisible({ trialEndsAt, paidUntil }: DemoBusiness) {
  return (
    (trialEndsAt !== null && trialEndsAt > now) ||
    (paidUntil !== null && paidUntil.getTime() + graceMilliseconds > now.getTime())
  );
}

describe('5 000 demo businesses', () => {
  test('have addresses, e-mails and numbers of their own, apart from the demo accounts too', () => {
    for (const field of ['slug', 'email', 'whatsapp'] as const) {
      expect(new Set(everybody.map((business) => business[field])).size, field).toBe(everybody.length);
    }
  });

  test('keep the limits of what somebody may type', () => {
    for (const business of everybody) {
      expect(nameSchema.safeParse(business.name).success, business.name).toBe(true);
      expect(businessNameSchema.safeParse(business.businessName).success, business.businessName).toBe(true);
      expect(descriptionSchema.safeParse(business.description).success, business.description).toBe(true);
      expect(keywordsSchema.safeParse(business.keywords).success, business.keywords.join()).toBe(true);
      expect(hoursSchema.safeParse(business.openingHours).success, business.slug).toBe(true);
      expect(pricesSchema.safeParse(business.prices).success, business.slug).toBe(true);
      expect(emailSchema.safeParse(business.email).success, business.email).toBe(true);
      expect(slugSchema.safeParse(business.slug).success, business.slug).toBe(true);
      expect(business.email.split('@')[0]?.length, business.email).toBeLessThanOrEqual(64);
    }
  });

  // Else those who load a million of them would have to mask them, too.
  test('write no way to anybody into what they say', () => {
    const unmasked = { publicDescription: null, publicKeywords: null };
    for (const business of everybody) expect(ownerTexts(business), business.slug).toMatchObject(unmasked);
  });

  test('stand where the catalogue has a place for them', () => {
    for (const business of everybody) {
      expect(isSubcategoryOf(business.subcategorySlug, business.categorySlug), business.slug).toBe(true);
      expect(isTownOf(business.citySlug, business.regionSlug), business.slug).toBe(true);
      for (const item of business.itemSlugs)
        expect(findItem(item)?.subcategory).toBe(business.subcategorySlug);
    }
  });
});

test('the same count and instant give the same businesses, and a smaller count the first of them', () => {
  expect([...demoBusinesses(200, now)]).toEqual(businesses.slice(0, 200));
});

test('the demo accounts are the six that are promised, and one in grace', () => {
  expect(
    accounts.map((account) => [account.email, account.whatsapp, account.userType, account.plan]),
  ).toEqual([
    ['buyer@demo.mboalink.cm', '+237670000001', 'buyer', null],
    ['trial@demo.mboalink.cm', '+237670000002', 'seller', 'basic'],
    ['basic@demo.mboalink.cm', '+237670000003', 'seller', 'basic'],
    ['pro@demo.mboalink.cm', '+237670000004', 'seller', 'pro'],
    ['premium@demo.mboalink.cm', '+237670000005', 'seller', 'premium'],
    ['expired@demo.mboalink.cm', '+237670000006', 'seller', 'basic'],
    ['grace@demo.mboalink.cm', '+237670000007', 'seller', 'pro'],
  ]);
  expect(accounts.map(isVisible)).toEqual([false, true, true, true, true, false, true]);
});
