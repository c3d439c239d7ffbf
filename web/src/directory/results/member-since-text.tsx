import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { membership } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';

export function MemberSince({ contact, className }: { contact: Contact; className?: string | undefined }) {
  const { t, i18n } = useTranslation('directory');
  const { kind, time } = membership(contact.joinedDate, Date.now(), languageOf(i18n));
  return (
    <p className={className}>
      {t(kind === 'for' ? 'card.memberFor' : 'card.memberSince')}{' '}
      <time dateTime={contact.joinedDate}>{time}</time>
    </p>
  );
}
