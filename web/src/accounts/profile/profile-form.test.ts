import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { describe, expect, it } from 'vitest';
import { seller } from '../../../test/seller.ts';
import { toForm, toProfileInput } from './profile-form.ts';

const user: CurrentUser = {
  ...seller,
  ...{ name: 'Ngo Biyong', keywords: ['portes', 'lits'], quartier: 'Bonabéri' },
  ...{ category: 'plumbing-and-water', subcategory: 'plumbers' },
};

describe('toProfileInput', () => {
  it('sends nothing of what stayed as it was', () => {
    expect(toProfileInput(toForm(user), user)).toEqual({});
  });

  it('sends a subcategory with its category and a city with its region', () => {
    const form = { ...toForm(user), subcategory: 'well-diggers', city: 'edea', quartier: '' };
    expect(toProfileInput(form, user)).toEqual({
      category: 'plumbing-and-water',
      subcategory: 'well-diggers',
      items: [],
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
