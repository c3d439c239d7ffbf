import {
  hasCriteria,
  noCriteria,
  readAskedSlug,
  writeCriteria,
} from '@mboalink/shared/directory/criteria.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Alert } from '../../components/alert.tsx';
import { classNames } from '../../components/class-names.ts';
import { HealthBanner } from '../../components/health-banner.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { trpc } from '../../lib/trpc.ts';
import { loadFilters } from './filters-dialog.tsx';
import { LimitReached } from './limit-reached.tsx';
import { QuotaLine } from './quota-line.tsx';
import { rememberSearch } from './recent-searches.ts';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import failed from './search-failed.module.css';
import styles from './search-screen.module.css';
import { useQuota } from './use-quota.ts';
import { type Search, searchPath, useSearch } from './use-search.ts';

const FiltersOfSearch = lazy(async () => ({ default: await loadFilters() }));

/** The search of members: the box, what is left of the day, and what was found. */
export function SearchScreen() {
  const { t } = useTranslation('search');
  const search = useSearch();
  const { criteria } = search;
  const { quota, isLimited } = useLimit(search);
  const [dismissed, dismiss] = useState(false);
  useRemembered(search);
  return (
    <>
      <PageHeader />
      <a href="#results" className="skip">
        {t('results.skip')}
      </a>
      <QuotaLine quota={quota} />
      <HealthBanner />
      {new URLSearchParams(useLocation().search).has('filters') && (
        <section className={failed.page}>
          <Suspense>
            <FiltersOfSearch search={search} />
          </Suspense>
        </section>
      )}
      {criteria.masked && (
        <p className={classNames('quiet', styles.notice)}>
          {t('quota.browsing')} ·{' '}
          <Link className="tap-in-line" to={searchPath({ ...criteria, masked: false })}>
            {t('quota.stopBrowsing')}
          </Link>
        </p>
      )}
      {isLimited ? (
        <LimitReached
          quota={quota}
          browse={searchPath({ ...criteria, masked: true })}
          isShown={!dismissed}
          onDismiss={() => dismiss(true)}
        />
      ) : (
        <>
          <MoreAvailable search={search} left={quota.left} />
          <Results search={search} />
        </>
      )}
    </>
  );
}

/** The box, in the bar at the top. */
export function SearchBar() {
  const isOne = readAskedSlug(useLocation().search) !== undefined;
  return isOne ? <SearchBox criteria={noCriteria} /> : <BoxOfSearch />;
}

function BoxOfSearch() {
  const { t } = useTranslation('search');
  const search = useSearch();
  const { isLimited } = useLimit(search);
  const { criteria } = search;
  return (
    <SearchBox
      key={writeCriteria(criteria)}
      criteria={criteria}
      blocked={isLimited ? t('quota.reached') : undefined}
    />
  );
}

/** What is left of the day, and whether this search shows no number any more. */
function useLimit(search: Search) {
  const quota = useQuota(search.latest?.quotaInfo);
  const { criteria, found, first } = search;
  const isSpent = quota.limit !== null && quota.limit > 0 && quota.left === 0;
  const isLimited =
    !criteria.masked &&
    (isSpent || first?.dailyLimitReached || found.error?.data?.error === 'daily_limit_reached');
  return { quota, isLimited };
}

/** A search that found somebody is offered again. */
function useRemembered({ criteria, contacts }: Search) {
  const { data: me } = trpc.accounts.me.useQuery();
  const userId = me?.user._id;
  const hasFound = contacts.length > 0;
  useEffect(() => {
    if (userId && hasFound) rememberSearch(userId, criteria.search);
  }, [userId, hasFound, criteria.search]);
}

/** That more match than can be opened today; said when one number is left, and not at each search. */
function MoreAvailable({ search: { criteria, first }, left }: { search: Search; left: number | null }) {
  const { t } = useTranslation('search');
  const [isShown, show] = useState(true);
  const others = (first?.pagination.totalCount ?? 0) - (left ?? 0);
  if (!first?.limitMessage || left !== 1 || !isShown || criteria.masked || !hasCriteria(criteria))
    return null;
  return (
    <div className={styles.notice}>
      <Alert kind="info" live title={t('quota.available')} onDismiss={() => show(false)}>
        {t('quota.availableText', { count: others, remaining: left })}
      </Alert>
    </div>
  );
}
