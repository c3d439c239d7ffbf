import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import type { IconType } from './icons.tsx';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
  icon: IconType;
  /** What it does, for screen readers and as a tooltip. */
  label: string;
};

export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(styles.button, className)}
    >
      <Icon />
    </button>
  );
}
