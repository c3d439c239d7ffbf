import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { useContactText } from '../results/use-contact-text.ts';
import { firstMessage } from './first-message.ts';

/** What a chat with a contact starts with: their business and the trade they were found by. */
export function useFirstMessage(contact: Contact): string {
  const { t } = useTranslation('directory');
  const { trade } = useContactText(contact);
  return firstMessage(contact.businessName, (name) => t('reveal.firstMessage', { name, trade }));
}
