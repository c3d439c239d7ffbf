import { useTranslation } from 'react-i18next';
import { PageLink } from '../../lib/page-link.tsx';
import type { PageName, ScreenName } from '../../lib/paths.ts';
import { BookmarkIcon, type IconType, SearchIcon, UserIcon } from '../../ui/icons.tsx';
import { recordOf } from '../routes.ts';
import styles from './bottom-bar.module.css';

type Entry = { page: PageName; label: 'find' | 'myContacts' | 'account'; icon: IconType };

const entries: readonly Entry[] = [
  { page: 'find-contact', label: 'find', icon: SearchIcon },
  { page: 'my-contacts', label: 'myContacts', icon: BookmarkIcon },
  { page: 'dashboard', label: 'account', icon: UserIcon },
];

/** The main pages of signed-in people, in reach of the thumb; phones only. */
export function BottomBar({ current }: { current: ScreenName }) {
  const { t } = useTranslation();
  const shown = current !== 'my-contacts' && recordOf(current).sidebar ? 'dashboard' : current;
  return (
    <nav className={styles.bar} aria-label={t('nav.yourPages')}>
      {entries.map(({ page, label, icon: Icon }) => (
        <PageLink key={page} page={page} current={shown} className={styles.entry}>
          <Icon />
          {t(`nav.${label}`)}
        </PageLink>
      ))}
    </nav>
  );
}
