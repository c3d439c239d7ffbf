import { registerInput } from '@mboalink/shared/accounts/calls.ts';
import { describe, expect, it } from 'vitest';
import {
  changed,
  emptyRegistration,
  faultsOf,
  firstStepWith,
  keywordList,
  type Registration,
  toRegisterInput,
} from './registration.ts';

const complete: Registration = {
  ...emptyRegistration,
  name: 'Njoh Ebongue',
  email: 'njoh@atelier.example',
  whatsapp: '6 71 23 45 67',
  type: 'both',
  selectedPlan: 'pro',
  businessName: 'Atelier Njoh',
  region: 'littoral',
  city: 'douala',
  quartier: 'Bonabéri',
  category: 'carpentry',
  subcategory: 'doors',
  keywords: 'portes, lits , ,portes',
  termsAgreed: true,
};

describe('changed', () => {
  it('preselects basic for who sells, keeps a choice, and clears it for a buyer', () => {
    const seller = changed(emptyRegistration, { type: 'seller' });
    expect(seller.selectedPlan).toBe('basic');
    const both = changed(changed(seller, { selectedPlan: 'pro' }), { type: 'both' });
    expect(both.selectedPlan).toBe('pro');
    expect(changed(both, { type: 'buyer' }).selectedPlan).toBe('');
  });

  it('takes back what lies below a category, a region or a town that changed', () => {
    expect(changed(complete, { category: 'beauty' }).subcategory).toBe('');
    expect(changed(complete, { region: 'ouest' })).toMatchObject({ city: '', quartier: '' });
    expect(changed(complete, { city: 'edea' })).toMatchObject({ region: 'littoral', quartier: '' });
    expect(changed(complete, { category: 'carpentry' }).subcategory).toBe('doors');
  });
});

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
    const input = toRegisterInput(changed(complete, { type: 'buyer' }), 'fr');
    expect(input.type).toBe('buyer');
    expect(Object.keys(input)).not.toContain('selectedPlan');
    expect(Object.keys(input)).not.toContain('businessName');
    expect(Object.keys(input)).not.toContain('alsoBuys');
  });

  it('passes the schema of the server', () => {
    expect(registerInput.safeParse(toRegisterInput(complete, 'fr')).success).toBe(true);
  });
});

describe('faultsOf', () => {
  it('finds nothing in a complete form', () => {
    expect(faultsOf(complete)).toEqual({ missing: [], wrong: [] });
  });

  it('names each required field that is empty; the business name only for who sells', () => {
    const { missing } = faultsOf(emptyRegistration);
    expect(missing.sort()).toEqual(
      [
        'category',
        'city',
        'email',
        'name',
        'region',
        'subcategory',
        'termsAgreed',
        'type',
        'whatsapp',
      ].sort(),
    );
    expect(faultsOf({ ...complete, businessName: ' ' }).missing).toEqual(['businessName']);
    expect(faultsOf({ ...complete, type: 'buyer', businessName: '' }).missing).toEqual([]);
  });

  it('tells a wrong value from a missing one', () => {
    const wrong = { ...complete, email: 'njoh@', whatsapp: '71234567', keywords: 'x'.repeat(31) };
    expect(faultsOf(wrong)).toEqual({ missing: [], wrong: ['email', 'whatsapp', 'keywords'] });
    expect(faultsOf({ ...complete, keywords: 'a,b,c,d,e,f,g,h,i,j,k' }).wrong).toEqual(['keywords']);
  });
});

it('finds the first step that a field belongs to', () => {
  expect(firstStepWith(['termsAgreed', 'city'])).toBe('place');
  expect(firstStepWith(['proof'])).toBeUndefined();
});

it('reads keywords between commas, once each', () => {
  expect(keywordList(' portes;lits\nportes,, ')).toEqual(['portes', 'lits']);
});
