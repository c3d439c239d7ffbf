import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx';
import { usePage } from '../../lib/page.tsx';
import { ContactCard } from './contact-card.tsx';
import { ContactDeeds, ContactDetails } from './contact-details.tsx';
import { useContactText } from './contact-text.ts';
import { Marks } from './facts.tsx';
import { HoursLine } from './hours-line.tsx';
import { NoResults } from './no-results.tsx';
import { OpenedNumber } from './opened-number.tsx';
import styles from './results.module.css';
import { ResultsEnd } from './results-end.tsx';
import { ResultsHead } from './results-head.tsx';
import { RevealForm } from './reveal-form.tsx';
import { SearchFailed } from './search-failed.tsx';
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
              <ul id="results" className={classNames('stack', styles.list)} aria-busy={found.isFetching}>
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
        <div key={index} className={classNames('card stack', styles.skeleton)}>
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

/** A contact beside the list, on wide screens. Before one is chosen it is the first, which nobody has looked at yet. */
function ContactPanel({ contact, isChosen }: { contact: Contact; isChosen: boolean }) {
  const { name, trade, place } = useContactText(contact);
  const id = useId();
  return (
    <aside className={classNames('card', styles.whole)} aria-labelledby={id}>
      {contact.profilePicture && (
        <img
          className={styles.cover}
          src={`${contact.profilePicture}-960`}
          alt=""
          width="384"
          height="200"
          loading="lazy"
        />
      )}
      <div className={classNames('stack', styles.facts)}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <p className="quiet">{[trade, place].filter(Boolean).join(' · ')}</p>
        <HoursLine hours={contact.hours} />
        <Marks trust={contact.trust} all />
        {contact.unlocked ? <OpenedNumber contact={contact} /> : <RevealForm contact={contact} whole />}
        <ContactDetails contact={contact} isLookedAt={isChosen} />
        <ContactDeeds contact={contact} />
      </div>
    </aside>
  );
}

/** So much of it has to be in sight. */
const threshold = 0.1;

/** A ref for an element; `act` is called when it scrolls into sight, as long as that is wanted. */
function useScrolledTo(act: () => void, isWanted: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!element.current || !isWanted) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      threshold,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted]);
  return element;
}
