import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { BookmarkIcon } from '../../ui/member-icons.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useContactText } from '../results/use-contact-text.ts';
import styles from './save-button.module.css';
import { useSaved } from './use-saved.ts';

/** Saves a contact and takes it off the list again. A sheet lies over the toasts: it says itself what was done. */
export function SaveButton({ contact, inSheet = false }: { contact: Contact; inSheet?: boolean }) {
  const { t } = useTranslation('directory');
  const { name } = useContactText(contact);
  const [said, setSaid] = useState('');
  const { saved, problem, toggle } = useSaved(contact, (settled, undo) => {
    const text = t(settled ? 'saved.added' : 'saved.removed');
    if (inSheet) setSaid(text);
    else showToast({ text, undo });
  });
  return (
    <>
      <IconButton
        icon={BookmarkIcon}
        kind={inSheet ? 'soft' : 'bare'}
        className={inSheet ? styles.button : styles.corner}
        label={t('saved.keep', { name })}
        aria-pressed={saved}
        onClick={toggle}
      />
      {inSheet && (
        <p role="status" className={styles.said}>
          {!problem && said}
        </p>
      )}
      {problem && (
        <div className={styles.line}>
          <Alert kind="bad" live>
            {problem}
          </Alert>
        </div>
      )}
    </>
  );
}
