import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { NavEntry } from './nav-entries.ts';

type NavListProps = {
  entries: readonly NavEntry[];
  className?: string | undefined;
  linkClassName?: string | undefined;
};

/** Links to pages of ours; each says whether it leads to the page that is shown. */
export function NavList({ entries, className, linkClassName }: NavListProps) {
  const { t } = useTranslation();
  return (
    <ul className={className}>
      {entries.map(({ to, label }) => (
        <li key={to} data-page={label}>
          <NavLink to={to} end className={() => linkClassName}>
            {t(`nav.${label}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
