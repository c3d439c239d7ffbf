import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type PageName, pathTo, type ScreenName } from '../../lib/paths.ts';
import { type ContactsView, useContactsView } from '../../network/contacts-view.ts';
import { type IconType, SearchIcon } from '../../ui/icons.tsx';
import { BookmarkIcon, UserIcon, UsersIcon } from '../../ui/member-icons.tsx';
import { recordOf } from '../routes.ts';
import styles from './bottom-bar.module.css';

type Entry = {
  label: 'find' | 'saved' | 'network' | 'account';
  icon: IconType;
  page: PageName;
  view?: ContactsView;
};

const entries: readonly Entry[] = [
  { label: 'find', icon: SearchIcon, page: 'find-contact' },
  { label: 'saved', icon: BookmarkIcon, page: 'my-contacts', view: 'saved' },
  { label: 'network', icon: UsersIcon, page: 'my-contacts', view: 'network' },
  { label: 'account', icon: UserIcon, page: 'dashboard' },
];

/** The main pages of signed-in people, in reach of the thumb; phones only. */
export function BottomBar({ current }: { current: ScreenName }) {
  const { t } = useTranslation();
  // Numbers seen have no entry of their own: they stand beside the network.
  const viewShown = useContactsView() === 'saved' ? 'saved' : 'network';
  const shown = current !== 'my-contacts' && recordOf(current).sidebar ? 'dashboard' : current;
  return (
    <nav className={styles.bar} aria-label={t('nav.yourPages')}>
      {entries.map(({ label, icon: Icon, page, view }) => {
        const isShown = page === shown && (view === undefined || view === viewShown);
        return (
          <Link
            key={label}
            href={pathTo(page, view === 'saved' ? { view } : {})}
            aria-current={isShown ? 'page' : undefined}
            className={styles.entry}
          >
            <Icon />
            {t(`nav.${label}`)}
          </Link>
        );
      })}
    </nav>
  );
}
