import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { NavEntry } from './nav-entries.ts';

type NavListProps = {
  entries: readonly NavEntry[];
  className?: string | undefined;
  linkClassName: string | undefined;
  /** The icons of those that have one stand before their names. */
  icons?: boolean;
  /** Pages below one of them belong to it. */
  withBelow?: boolean;
  /** More of the list, behind them. */
  children?: ReactNode;
};

/** Links to pages of ours; each says whether it leads to the page that is shown. */
export function NavList({ entries, className, linkClassName, icons, withBelow, children }: NavListProps) {
  const { t } = useTranslation();
  return (
    <ul className={className}>
      {entries.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <NavLink to={to} end={!withBelow} className={() => linkClassName}>
            {icons && Icon && <Icon />}
            {t(`nav.${label}`)}
          </NavLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
