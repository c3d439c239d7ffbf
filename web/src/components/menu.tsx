import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';

type MenuProps = {
  /** What opens it; an icon needs `name` beside it. */
  opener: ReactNode;
  name?: string;
  className?: string | undefined;
  /** Links and buttons, each with `menuLine` as its class. */
  children: ReactNode;
};

export const menuLine = styles.line;

/** Choices that are rarely used, behind ⋯. The browser opens it by itself; with scripts Escape, a choice and a press beside it close it. */
export function Menu({ opener, name, className, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details ref={menu} className={classNames(styles.menu, className)}>
      <summary aria-label={name} className={styles.opener}>
        {opener}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

/** Closes an open `details` by Escape, by a press beside it and by the choice of a link or button in it. */
export function useClosing(details: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const press = ({ target }: Event) => {
      const { current } = details;
      if (!current?.open || !(target instanceof Element)) return;
      if (!current.contains(target) || target.closest('a, button')) close();
    };
    const type = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', press);
    document.addEventListener('keydown', type);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', type);
    };
  }, [details]);
}
