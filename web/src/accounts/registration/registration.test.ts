import { registerInput } from '@mboalink/shared/accounts/calls.ts';
import { describe, expect, it } from 'vitest';
import { completeAccount as complete } from '../../../test/complete-account.ts';
import { applyChange } from '../form/account-values.ts';
import { firstStepWith, toRegisterInput } from './registration.ts';

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
