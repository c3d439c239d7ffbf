import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { seller } from './seller.ts';

/** A seller whose number is open to whoever looks. */
export const contact: Contact = {
  ...{ _id: 'c', slug: 'chez-bih', businessName: 'Chez Bih', profilePicture: null },
  ...{ category: 'carpentry', subcategory: 'doors', items: [], country: 'Cameroon', names: seller.names },
  ...{ region: 'littoral', city: 'douala', quartier: null, landmark: null, description: '', keywords: [] },
  ...{
    whatsappNumber: '237670000009',
    email: 'bih@chez.example',
    unlocked: true,
    saved: false,
    sponsored: false,
  },
  ...{ userType: 'seller', joinedDate: seller.joinedDate, openPage: true, isInTrial: false },
  ...{ hasActiveSubscription: false, planInfo: { badge: null, isFeatured: false, features: [] } },
  trust: {
    ...{ emailProved: true, seenRecently: false, complete: false, memberSince: '2026-11' },
    ...{ openedBy: null, trustedBy: null, numberChanged: false },
  },
};
