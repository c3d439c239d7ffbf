import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
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
 * closes by Escape and by a phone's back gesture, and gives the focus back. Shown while it is mounted; another title is another step,
 * and has the focus.
 */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useLayoutEffect(() => {
    const opened = dialog.current;
    // As it was drawn by the server, where forms in it work before scripts are here.
    opened?.removeAttribute('open');
    opened?.showModal();
    return () => opened?.close();
  }, []);
  useEffect(() => {
    if (typeof title === 'string' && shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet only adds to Escape and the cross.
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The second tap of two may fall beside a sheet that the first one made smaller.
      onClick={(event) => event.target === event.currentTarget && event.detail < 2 && onClose()}
    >
      <div className={styles.sheet}>
        <header className={classNames('row between gap-3', styles.head)}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <form
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            <IconButton type="submit" icon={CrossIcon} label={t('ui.close')} />
          </form>
        </header>
        <div className={styles.content}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
