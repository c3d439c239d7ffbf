import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { firstMessage } from '@mboalink/shared/directory/contact-links.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';

/** What a chat with a contact starts with: their business and their trade, as one person is called; of a buyer neither is known. */
export function useFirstMessage(contact: Contact): string {
  const { t } = useTranslation('directory');
  const trade = useNames()?.tradeOfOne(contact.subcategory) ?? '';
  if (contact.userType === 'buyer') return t('reveal.firstMessageToBuyer');
  return firstMessage(contact.businessName, (name) => t('reveal.firstMessage', { name, trade }));
}
