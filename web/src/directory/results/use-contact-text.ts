import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { placeOfContact } from '@mboalink/shared/directory/contact-links.ts';
import { useTranslation } from 'react-i18next';

/** What a contact, its trade and its place are called. Buyers are found by their town alone, without a name. */
export function useContactText(contact: Contact) {
  const { t } = useTranslation('directory');
  const { userType, businessName, names } = contact;
  return {
    name: userType === 'buyer' ? t('card.customer') : businessName,
    category: names.category,
    trade: names.subcategory,
    place: placeOfContact(contact),
  };
}
