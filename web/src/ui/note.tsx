import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CheckIcon, ClockIcon, CrossIcon, type IconType, InfoIcon, WarningIcon } from './icons.tsx';
import styles from './note.module.css';

/** `warn` is a limit, `bad` an error, `gold` about something paid for. */
export type NoteKind = 'info' | 'warn' | 'bad' | 'good' | 'gold';

const icons: Record<NoteKind, IconType> = {
  info: InfoIcon,
  warn: ClockIcon,
  bad: WarningIcon,
  good: CheckIcon,
  gold: ClockIcon,
};

type NoteProps = {
  kind: NoteKind;
  /** The fact, in bold; the sentence after it is the children. */
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Replaces the icon of the kind. */
  start?: ReactNode;
  onDismiss?: () => void;
  /** Appears after something happened: it is read out (errors at once, the rest when there is a pause). */
  live?: boolean;
};

export function Note({ kind, title, children, action, start, onDismiss, live }: NoteProps) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  const role = live ? (kind === 'bad' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames(styles.note, styles[kind])} role={role}>
      <span className={styles.icon}>{start ?? <Icon size={20} />}</span>
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title} </strong>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton icon={CrossIcon} label={t('ui.dismiss')} onClick={onDismiss} className={styles.dismiss} />
      )}
    </div>
  );
}
