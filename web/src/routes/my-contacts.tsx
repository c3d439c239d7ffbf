import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { askedOf, inputs, tabs } from '../features/network/list-address.ts';
import { OpenedList, SavedList } from '../features/network/lists.tsx';
import { NetworkList } from '../features/network/network-list.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import type { Reads } from '../lib/trpc.ts';
import styles from './my-contacts.module.css';

export const handle = { words: ['contacts', 'directory', 'catalogue'] } satisfies Handle;

const reads: Reads = ({ network }, url) => {
  const asked = askedOf(url);
  if (asked.tab === 'opened') return [network.opened.prefetchInfinite(inputs.opened(asked))];
  if (asked.tab === 'saved') return [network.saved.prefetchInfinite(inputs.saved(asked))];
  return [network.connections.prefetchInfinite(inputs.network(asked)), network.connectionStats.prefetch()];
};

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

const lists = { opened: OpenedList, saved: SavedList, network: NetworkList };

/** Whom somebody contacted, saved and knows: one screen with three lists. */
export default function MyContacts() {
  const { t } = useTranslation('contacts');
  const asked = askedOf(useLocation());
  const List = lists[asked.tab];
  return (
    <>
      <Head title={`${t('title')} – Mboalink`} description={t('description')} />
      <PageHeader title={t('title')}>
        <nav className={styles.tabs} aria-label={t('tabs.label')}>
          {tabs.map((tab) => (
            <Link
              key={tab}
              to={`/my-contacts?tab=${tab}`}
              aria-current={tab === asked.tab ? 'page' : undefined}
              preventScrollReset
            >
              {t(`tabs.${tab}`)}
            </Link>
          ))}
        </nav>
      </PageHeader>
      <div className={styles.page}>
        <List key={`${asked.tab} ${asked.archived}`} asked={asked} />
      </div>
    </>
  );
}
