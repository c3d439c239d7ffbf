import { otherTownSlug } from '@mboalink/shared/catalogue/other-town.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';

/** What a contact, its trade and its place are called. Buyers are found by their town alone, without a name. */
export function useContactText({ userType, businessName, quartier, city, names }: Contact) {
  const { t } = useTranslation('directory');
  // 'Another town' says less than the region does.
  const town = city === otherTownSlug ? names.region : names.city;
  return {
    name: userType === 'buyer' ? t('card.customer') : businessName,
    category: names.category,
    trade: names.subcategory,
    place: [quartier, town].filter(Boolean).join(', '),
  };
}
