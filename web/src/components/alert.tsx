import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './alert.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CheckIcon, ClockIcon, CrossIcon, type IconType, InfoIcon, WarningIcon } from './icons.tsx';

/** `warn` is a limit, `bad` an error, `gold` about something paid for. */
export type AlertKind = 'info' | 'warn' | 'bad' | 'good' | 'gold';

const icons: Record<AlertKind, IconType> = {
  info: InfoIcon,
  warn: ClockIcon,
  bad: WarningIcon,
  good: CheckIcon,
  gold: ClockIcon,
};

type AlertProps = {
  kind: AlertKind;
  /** In bold, before the children. */
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Replaces the icon of the kind. */
  start?: ReactNode;
  onDismiss?: () => void;
  /** It appears after something happened and is read out: errors at once, others at the next pause. */
  live?: boolean;
};

export function Alert({ kind, title, children, action, start, onDismiss, live }: AlertProps) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  const role = live ? (kind === 'bad' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames('row gap-3', styles.alert, styles[kind])} role={role}>
      <span className={styles.icon}>{start ?? <Icon size={20} />}</span>
      <div className="grow">
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
