import { registerInput } from '@mboalink/shared/accounts/calls.ts';
import { describe, expect, it } from 'vitest';
import { completeAccount as complete } from '../../../test/complete-account.ts';
import { applyChange } from '../form/account-values.ts';
import { applyRegistration, firstStepWith, stepAsking, toRegisterInput } from './registration.ts';

describe('toRegisterInput', () => {
  it('sends who sells and buys as a seller who also buys', () => {
    expect(toRegisterInput(complete, 'fr')).toMatchObject({
      type: 'seller',
      alsoBuys: true,
      selectedPlan: 'pro',
      country: 'Cameroon',
      keywords: ['portes', 'lits'],
      language: 'fr',
    });
  });

  it('sends neither plan nor business name of a buyer', () => {
    const input = toRegisterInput(applyChange(complete, { type: 'buyer' }), 'fr');
    expect(input.type).toBe('buyer');
    expect(Object.keys(input)).not.toContain('selectedPlan');
    expect(Object.keys(input)).not.toContain('businessName');
    expect(Object.keys(input)).not.toContain('alsoBuys');
  });

  it('sends of a buyer all that the server asks and nothing that only sellers are asked', () => {
    const input = toRegisterInput({ ...complete, type: 'buyer', description: 'Portes', items: 'a' }, 'fr');
    expect(registerInput.safeParse(input).success).toBe(true);
    expect(input).toMatchObject({
      ...{ category: 'carpentry', subcategory: 'doors', region: 'littoral', city: 'douala' },
      ...{ items: [], keywords: [], description: '', quartier: '', landmark: '', termsAgreed: true },
    });
    const ofSeller = Object.keys(toRegisterInput({ ...complete, type: 'seller' }, 'fr'));
    expect(Object.keys(input)).toEqual(
      ofSeller.filter((field) => field !== 'businessName' && field !== 'selectedPlan'),
    );
  });

  it('carries every field that the specification names', () => {
    expect(Object.keys(toRegisterInput(complete, 'fr'))).toEqual(
      expect.arrayContaining([
        ...['name', 'email', 'whatsapp', 'type', 'selectedPlan', 'category', 'subcategory'],
        ...['country', 'region', 'city', 'termsAgreed'],
      ]),
    );
  });

  it('passes the schema of the server', () => {
    expect(registerInput.safeParse(toRegisterInput(complete, 'fr')).success).toBe(true);
  });
});

it('finds the first step that a field belongs to', () => {
  expect(firstStepWith(['termsAgreed', 'city'])).toBe('place');
  expect(firstStepWith(['proof'])).toBeUndefined();
});

it('asks who changes sides for their trade anew, and nobody else', () => {
  const asked = { category: '', subcategory: '', items: '' };
  const buyer = applyRegistration(complete, { type: 'buyer' });
  expect(buyer).toMatchObject({ ...asked, city: 'douala', selectedPlan: '' });
  const looksFor = { ...buyer, category: 'carpentry', subcategory: 'doors' };
  expect(applyRegistration(looksFor, { type: 'seller' })).toMatchObject({ ...asked, selectedPlan: 'basic' });
  expect(applyRegistration(complete, { type: 'seller' })).toMatchObject({ subcategory: 'doors' });
  // A draft that comes back brings its own.
  expect(applyRegistration({ ...complete, type: '' }, complete)).toEqual(complete);
});

it('leads a buyer to their one screen, whatever is wrong', () => {
  expect(stepAsking(['city'], { ...complete, type: 'buyer' })).toBe('you');
  expect(stepAsking(['city'], complete)).toBe('place');
  expect(stepAsking(['proof'], complete)).toBe('listing');
});
