import { describe, expect, it } from 'vitest';
import { completeAccount as complete } from '../../../test/complete-account.ts';
import { applyChange, emptyAccount, findErrors, keywordList } from './account-values.ts';

describe('applyChange', () => {
  it('preselects basic for who sells, keeps a choice, and clears it for a buyer', () => {
    const seller = applyChange(emptyAccount, { type: 'seller' });
    expect(seller.selectedPlan).toBe('basic');
    const both = applyChange(applyChange(seller, { selectedPlan: 'pro' }), { type: 'both' });
    expect(both.selectedPlan).toBe('pro');
    expect(applyChange(both, { type: 'buyer' }).selectedPlan).toBe('');
  });

  it('takes back what lies below a category, a region or a town that changed', () => {
    expect(applyChange(complete, { category: 'beauty' }).subcategory).toBe('');
    expect(applyChange(complete, { region: 'ouest' })).toMatchObject({ city: '', quartier: '' });
    expect(applyChange(complete, { city: 'edea' })).toMatchObject({ region: 'littoral', quartier: '' });
    expect(applyChange(complete, { category: 'carpentry' }).subcategory).toBe('doors');
  });
});

describe('findErrors', () => {
  it('finds nothing in a complete form', () => {
    expect(findErrors(complete)).toEqual({ missing: [], wrong: [] });
  });

  it('names each required field that is empty; the business name only for who sells', () => {
    const { missing } = findErrors(emptyAccount);
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
    expect(findErrors({ ...complete, businessName: ' ' }).missing).toEqual(['businessName']);
    expect(findErrors({ ...complete, type: 'buyer', businessName: '' }).missing).toEqual([]);
  });

  it('tells a wrong value from a missing one', () => {
    const wrong = { ...complete, email: 'njoh@', whatsapp: '71234567', keywords: 'x'.repeat(31) };
    expect(findErrors(wrong)).toEqual({ missing: [], wrong: ['email', 'whatsapp', 'keywords'] });
    expect(findErrors({ ...complete, keywords: 'a,b,c,d,e,f,g,h,i,j,k' }).wrong).toEqual(['keywords']);
  });
});

it('reads keywords between commas, once each', () => {
  expect(keywordList(' portes;lits\nportes,, ')).toEqual(['portes', 'lits']);
});
