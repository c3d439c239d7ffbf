import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { CrossIcon } from './icons.tsx';

type ChipProps = {
  children: ReactNode;
  /** `main` is the strong one of a row, `inverse` is for green grounds. */
  kind?: 'plain' | 'main' | 'inverse';
  icon?: ReactNode;
  count?: number;
  href?: string;
  onClick?: () => void;
  /** With it the chip can be removed by a tap. */
  onRemove?: () => void;
  expanded?: boolean;
};

export function Chip({
  children,
  kind = 'plain',
  icon,
  count,
  href,
  onClick,
  onRemove,
  expanded,
}: ChipProps) {
  const { t } = useTranslation();
  const content = (
    <span className={classNames(styles.surface, styles[kind])}>
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {onRemove && <CrossIcon size={16} />}
    </span>
  );
  if (href) {
    return (
      <Link to={href} className={styles.chip}>
        {content}
      </Link>
    );
  }
  const label = onRemove && typeof children === 'string' ? t('ui.remove', { name: children }) : undefined;
  return (
    <button
      type="button"
      className={styles.chip}
      onClick={onRemove ?? onClick}
      aria-label={label}
      aria-expanded={expanded}
    >
      {content}
    </button>
  );
}

/** A row of chips: it scrolls sideways on phones and wraps on wider screens. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  );
}
