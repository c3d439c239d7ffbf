import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import card from '../../components/card.module.css';
import { classNames } from '../../components/class-names.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx';
import { usePage } from '../../lib/page.tsx';
import { ContactCard } from './contact-card.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { NoResults } from './no-results.tsx';
import styles from './results.module.css';
import { ResultsEnd } from './results-end.tsx';
import { ResultsHead } from './results-head.tsx';
import { SearchFailed } from './search-failed.tsx';
import { useScrolledTo } from './use-scrolled-to.ts';
import { type Search, searchPath } from './use-search.ts';

/** From so wide on, a contact that is chosen stands beside the list. */
const roomForPanel = '(min-width: 1200px)';

/** What a search brought: contacts, nobody, or why none could be shown. */
export function Results({ search }: { search: Search }) {
  const { found, contacts, latest } = search;
  const [chosen, choose] = useState<Contact>();
  if (found.error && contacts.length === 0) return <SearchFailed search={search} />;
  const shown = contacts.find(({ _id }) => _id === chosen?._id) ?? contacts[0];
  const onChoose = (contact: Contact) => {
    if (!matchMedia(roomForPanel).matches) return false;
    choose(contact);
    return true;
  };
  return (
    <>
      <ResultsHead search={search} />
      <div className={styles.layout}>
        <div>
          {!latest && <CardSkeletons />}
          {latest && contacts.length === 0 && <NoResults criteria={search.criteria} />}
          {contacts.length > 0 && (
            <>
              <ul id="results" className={styles.list} aria-busy={found.isFetching}>
                {contacts.map((contact) => (
                  <li key={contact._id}>
                    <ContactCard
                      contact={contact}
                      selected={contact._id === shown?._id}
                      onChoose={onChoose}
                    />
                  </li>
                ))}
              </ul>
              <More search={search} />
              <ResultsEnd criteria={search.criteria} />
            </>
          )}
        </div>
        {shown && (
          <div className={styles.panel}>
            <ContactPanel key={shown._id} contact={shown} isChosen={chosen !== undefined} />
          </div>
        )}
      </div>
    </>
  );
}

/** So many pages come by scrolling; what follows, and all with a data saver, is asked for by the button. */
const pagesByScroll = 2;

/** The next page: by itself where its button comes into sight, by a touch, and as a page of its own without scripts. */
function More({ search: { found, criteria, latest } }: { search: Search }) {
  const { t } = useTranslation(['search', 'common']);
  const { savesData } = usePage();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found;
  const load = () => {
    if (!isFetchingNextPage) void fetchNextPage();
  };
  const byItself = !savesData && (found.data?.pages.length ?? 0) < pagesByScroll;
  const seen = useScrolledTo(load, byItself && hasNextPage && !isFetchNextPageError);
  if (!hasNextPage) {
    return (
      <p className={classNames('quiet', styles.end)}>
        {t(latest?.pagination.totalIsLowerBound ? 'results.endOfCounted' : 'results.end')}
      </p>
    );
  }
  const address = searchPath(criteria);
  const next = (latest?.pagination.page ?? 1) + 1;
  return (
    <div ref={seen} className={classNames('stack', styles.more)}>
      {isFetchNextPageError && <p role="alert">{t('results.moreFailed')}</p>}
      <LinkButton
        kind="plain"
        href={`${address}${address.includes('?') ? '&' : '?'}page=${next}`}
        aria-busy={isFetchingNextPage || undefined}
        onClick={(event) => {
          event.preventDefault();
          load();
        }}
      >
        {t(isFetchNextPageError ? 'common:ui.retry' : 'results.loadMore')}
      </LinkButton>
      {isFetchingNextPage && <CardSkeletons count={2} />}
    </div>
  );
}

export function CardSkeletons({ count = 4 }: { count?: number }) {
  return (
    <SkeletonGroup>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classNames(card.card, styles.skeleton)}>
          <Skeleton shape="avatar" />
          <div>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
