import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { CrossIcon } from './icons.tsx';

type DialogProps = {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the bottom edge while the content scrolls. */
  actions?: ReactNode;
};

/**
 * A modal sheet: at the bottom of a phone, in the middle of wider screens. It is the platform's own `dialog`, which holds the focus,
 * closes by Escape and by a phone's back gesture, and gives the focus back. Shown while it is mounted.
 */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet only adds to Escape and the cross.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon={CrossIcon} label={t('ui.close')} onClick={onClose} />
        </header>
        <div className={styles.content}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
