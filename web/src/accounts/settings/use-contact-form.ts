import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { useTranslation } from 'react-i18next';
import { parseEmail, parseWhatsapp } from '../form/contact-fields.ts';
import { useForm } from '../form/use-form.ts';
import type { ContactKind } from './change-draft.ts';

/** The field of each kind of contact, as its call names it. */
export const contactFields = { email: 'newEmail', whatsapp: 'newWhatsApp' } as const;

/** The value as it travels; undefined when it is none. */
export function parseContact(kind: ContactKind, typed: string): string | undefined {
  return kind === 'email' ? parseEmail(typed) : parseWhatsapp(typed);
}

const empty = { newEmail: '', newWhatsApp: '' };

export function useContactForm(user: CurrentUser) {
  const { t } = useTranslation(['settings', 'accounts']);
  const errorOf = (kind: ContactKind, typed: string) => {
    if (typed.trim() === '') return t(`contact.missing.${kind}`);
    const value = parseContact(kind, typed);
    if (!value) return t(`accounts:wrong.${kind}`);
    return toWireNumber(value) === user[kind] ? t('contact.same') : undefined;
  };
  return useForm({
    id: 'contact',
    empty,
    check: ({ newEmail, newWhatsApp }) => ({
      newEmail: errorOf('email', newEmail),
      newWhatsApp: errorOf('whatsapp', newWhatsApp),
    }),
  });
}
