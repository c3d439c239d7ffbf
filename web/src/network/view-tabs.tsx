import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { pathTo } from '../lib/paths.ts';
import type { ContactsView } from './contacts-view.ts';
import styles from './view-tabs.module.css';

const views = [
  { view: 'network', query: {} },
  { view: 'saved', query: { view: 'saved' } },
  { view: 'opened', query: { view: 'opened' } },
] as const;

/** Leads from one segment of one's contacts to the other; each has an address of its own. */
export function ViewTabs({ current }: { current: ContactsView }) {
  const { t } = useTranslation('network');
  return (
    <nav className={styles.tabs} aria-label={t('title')}>
      {views.map(({ view, query }) => (
        <Link
          key={view}
          href={pathTo('my-contacts', query)}
          className={styles.tab}
          aria-current={view === current ? 'page' : undefined}
        >
          {t(`views.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
