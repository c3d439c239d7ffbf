import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { memberSince } from '../../lib/format/relative-time.ts';

export function MemberSince({ contact, className }: { contact: Contact; className?: string | undefined }) {
  const { t, i18n } = useTranslation('directory');
  return (
    <p className={className}>
      {t('card.memberSince')}{' '}
      <time dateTime={contact.joinedDate}>{memberSince(contact.joinedDate, Date.now(), i18n.language)}</time>
    </p>
  );
}
