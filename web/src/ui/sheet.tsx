import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogEntry } from './dialog-entry.ts';
import { IconButton } from './icon-button.tsx';
import { CrossIcon } from './icons.tsx';
import styles from './sheet.module.css';
import { useModal } from './use-modal.ts';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line below the title. */
  lead?: ReactNode;
  /** Shown before the title, such as an avatar. */
  start?: ReactNode;
  /** The main action, fixed at the bottom. */
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * A sheet from below on phones, a dialog in the middle from 768 px. The browser keeps the focus inside and gives it
 * back on closing; Escape, the scrim, the button and Android's back gesture close it.
 */
export function Sheet({ open, onClose, title, lead, start, footer, children }: SheetProps) {
  const { t } = useTranslation();
  const dialog = useModal(open, onClose);
  useDialogEntry(open);
  const titleId = useId();
  const closeOnScrim = (event: SyntheticEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // A click on the scrim targets the dialog itself; keyboards use Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnScrim}
    >
      {open && (
        <div className={styles.content}>
          <header className={styles.head}>
            {start}
            <div className={styles.titles}>
              <h2 id={titleId} tabIndex={-1} ref={takeFocus}>
                {title}
              </h2>
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            <IconButton icon={CrossIcon} label={t('ui.close')} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** A sheet begins at its title: a ring around the cross would offer closing first. React leaves the attribute out. */
function takeFocus(title: HTMLElement | null) {
  title?.setAttribute('autofocus', '');
}
