import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { expect, it } from 'vitest';
import { readForm } from '../../../lib/form.ts';
import { beforeOf, changesOf, profileFields } from './profile-values.ts';

const seller = {
  ...{ userType: 'seller', name: 'Awa', businessName: 'Chez Awa', description: '', keywords: [] },
  ...{ category: 'beauty', subcategory: 'hairdressers', items: ['braids'], region: 'west', city: 'foumban' },
  ...{ quartier: 'Njinka', landmark: 'Carrefour', hours: { mon: [['08:00', '18:00']] } },
  ...{ prices: [{ label: 'Tresses', fromXaf: 3000 }], languages: ['fr'] },
} as unknown as CurrentUser;

/** What is sent of a form that began with somebody, and posts these fields. */
function sent(user: CurrentUser, fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ before: beforeOf(user), ...fields })) data.append(name, value);
  const read = readForm(data, profileFields);
  return read.status === 'success' ? changesOf(read.value) : read.error;
}

const { name, businessName, category, subcategory, region, city, quartier, landmark } = seller;
const asBuyer = { name, businessName, category, subcategory, region, city } as Record<string, string>;

it('leaves what a seller wrote as it is when they, now a buyer, change their name', () => {
  const buyer = { ...seller, userType: 'buyer' } as CurrentUser;
  const place = { quartier: quartier ?? '', landmark: landmark ?? '' };
  expect(sent(buyer, { ...asBuyer, ...place, name: 'Awa N.' })).toEqual({ name: 'Awa N.' });
});

it('sends what was drawn and emptied', () => {
  const drawn = { ...asBuyer, 'hours.mon.state': 'closed', items: 'braids', quartier: '', landmark: '' };
  expect(sent(seller, drawn)).toEqual({
    ...{ quartier: '', landmark: '', hours: {}, prices: [], languages: [] },
  });
});
