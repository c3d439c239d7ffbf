import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePage } from '../../lib/page.tsx';
import styles from './bottom-bar.module.css';
import { barEntries, isAt } from './nav-entries.ts';

/** The main pages of signed-in people, in reach of the thumb; phones only. */
export function BottomBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { member } = usePage();
  return (
    <nav className={styles.bar} aria-label={t('nav.yourPages')}>
      {barEntries(member).map(({ to, label, icon: Icon, under }) => (
        <Link
          key={to}
          to={to}
          aria-current={isAt(pathname, [to, ...under]) ? 'page' : undefined}
          className={styles.entry}
        >
          <Icon />
          {t(`nav.${label}`)}
        </Link>
      ))}
    </nav>
  );
}
