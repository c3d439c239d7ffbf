import type { Contact } from '@mboalink/shared/directory/contact.ts';
import {
  callLink,
  firstMessage,
  mailLink,
  placeOfContact,
  whatsappLink,
} from '@mboalink/shared/directory/contact-links.ts';
import { useTranslation } from 'react-i18next';

export type ContactWay = 'whatsapp' | 'call' | 'email';

/** How a tap on a way is recorded. */
export const interactionOf = { whatsapp: 'whatsapp', call: 'phone', email: 'email' } as const;

/** What a contact, its trade and its place are called, and what a chat with it starts with. Buyers are found without a name. */
export function useContactText(contact: Contact) {
  const { t } = useTranslation('directory');
  const isBuyer = contact.userType === 'buyer';
  const { oneOfTrade: trade, businessName } = contact;
  return {
    name: isBuyer ? t('card.customer') : businessName,
    trade,
    place: placeOfContact(contact),
    message: isBuyer
      ? t('reveal.firstMessageToBuyer')
      : firstMessage(businessName, (name) => t('reveal.firstMessage', { name, trade })),
    subject: t('reveal.subject'),
  };
}

type Written = { message: string; subject: string };

/** Where a way leads; undefined where the contact is closed or hides it. */
export function linkTo({ whatsappNumber, email }: Contact, way: ContactWay, { message, subject }: Written) {
  if (way === 'email') return email === null ? undefined : mailLink(email, subject, message);
  if (whatsappNumber === null) return undefined;
  return way === 'call' ? callLink(whatsappNumber) : whatsappLink(whatsappNumber, message);
}
