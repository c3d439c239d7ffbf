import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { ShareDialog } from '../../components/share-dialog.tsx';
import { useContactText } from './contact-text.ts';

/** By its open page; where that is closed by the search of members, who see the number there as this one did. */
export function ShareContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { t } = useTranslation('directory');
  const { name, trade, place } = useContactText(contact);
  const { openPage, slug } = contact;
  const what = [name, trade, place].filter(Boolean).join(', ');
  return (
    <ShareDialog
      text={t(openPage ? 'share.business' : 'share.member', { what })}
      path={openPage ? `/business/${slug}` : `/find-contact?contact=${slug}`}
      note={openPage ? undefined : t('share.noNumber')}
      onClose={onClose}
    />
  );
}
