import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';

/** What a contact's slugs and kind are called. Buyers are found by their town alone, without a name. */
export function useContactText(contact: Contact) {
  const { t } = useTranslation('directory');
  const names = useNames();
  const town = names?.town(contact.city) || names?.region(contact.region) || '';
  return {
    name: contact.userType === 'buyer' ? t('card.customer') : contact.businessName,
    category: names?.category(contact.category) ?? '',
    trade: names?.subcategory(contact.subcategory) ?? '',
    place: [contact.quartier, town].filter(Boolean).join(', '),
  };
}
