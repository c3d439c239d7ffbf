import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { BookmarkIcon } from '../../ui/member-icons.tsx';
import { showToast, type Toast } from '../../ui/toast.tsx';
import { useContactText } from '../results/use-contact-text.ts';
import styles from './save-button.module.css';
import { useSaved } from './use-saved.ts';

/** Saves a contact and takes it off the list again. A sheet lies over the toasts: it says itself what was done, and takes it back. */
export function SaveButton({ contact, inSheet = false }: { contact: Contact; inSheet?: boolean }) {
  const { t } = useTranslation(['directory', 'common']);
  const { name } = useContactText(contact);
  const [done, setDone] = useState<Toast>();
  const { saved, problem, toggle } = useSaved(contact, (settled, undo) => {
    const toast = { text: t(settled ? 'saved.added' : 'saved.removed'), undo };
    if (inSheet) setDone(toast);
    else showToast(toast);
  });
  const said = problem ? undefined : done;
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
          {said?.text}
        </p>
      )}
      {said && (
        <Button kind="quiet" onClick={said.undo}>
          {t('common:ui.undo')}
        </Button>
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
