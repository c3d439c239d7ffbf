import { publicListing } from '@mboalink/shared/directory/public-listing.ts';
import { expect, it } from 'vitest';
import type { ContactRow } from '../directory/contact-rows.ts';
import { toContact } from '../directory/contact-view.ts';
import { trustList } from './trust-list.ts';

const rowOf = (description: string): ContactRow & { businessName: string } => ({
  description: description as ContactRow['description'],
  keywords: [] as string[] as ContactRow['keywords'],
  ...{ _id: '1', slug: 'chez-awa', businessName: 'Chez Awa', profilePicture: 'a'.repeat(32) },
  ...{ category: 'beauty', subcategory: 'hair', items: [], city: 'douala', region: 'littoral' },
  ...{ quartier: 'Akwa', landmark: null, otherLocations: [], whatsappNumber: null, email: null },
  ...{ userType: 'seller', joinedDate: '2026-01-01T00:00:00.000Z' },
  ...{
    plan: 'basic',
    state: 'active',
    paidUntil: null,
    isActive: true,
    hasHours: true,
    openedBy: 0,
    trustedBy: 0,
  },
  ...{ numberChanged: false, openPage: true, unlocked: false, saved: false },
});

it.each([
  ['Tel 677 12 34 56, mama.ngono.tresses@gmail.com ou www.tresses-de-mama-ngono.cm', false],
  ['Tresses, nattes et tissages à domicile, perruques sur mesure et soins des cheveux', true],
])('is as complete for members, openers and visitors, with %j: %s', (description, complete) => {
  const described = rowOf(description);
  expect(toContact(described, 'fr').trust.complete).toBe(complete);
  expect(toContact({ ...described, unlocked: true }, 'fr').trust.complete).toBe(complete);
  expect(String(trustList(publicListing(described, 'fr'), 'fr')).includes('Fiche complète')).toBe(complete);
  expect(toContact(described, 'fr')).not.toHaveProperty('told');
});
