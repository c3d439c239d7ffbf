import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { ClockIcon } from './icons.tsx';

/** `action` is the one green button of a card; `gold` only for what is paid for; `inverse` is for green grounds. */
export type ButtonKind = 'action' | 'plain' | 'quiet' | 'soft' | 'gold' | 'inverse';

export type ButtonLook = { kind?: ButtonKind; wide?: boolean; icon?: ReactNode };

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** Work is under way: presses are ignored, and the label tells what is being done. */
    busy?: boolean;
    /** Why it cannot be pressed now, in place of the label. */
    blocked?: ReactNode;
  };

export function buttonClass({ kind = 'action', wide }: ButtonLook, extra?: string): string {
  return classNames(styles.button, styles[kind], wide && 'wide', extra);
}

// `disabled` would drop the focus of whoever just pressed it and hide the reason from screen readers.
export function Button({
  kind,
  wide,
  icon,
  busy,
  blocked,
  children,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  const idle = busy || blocked !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, wide }, className)}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {blocked === undefined ? icon : <ClockIcon size={20} />}
      <span key={blocked === undefined ? 'label' : 'reason'}>{blocked ?? children}</span>
    </button>
  );
}
