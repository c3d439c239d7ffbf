import { formatCount, formatDate } from '@mboalink/shared/format.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '../../directory/results/card-skeletons.tsx';
import { useReader } from '../../directory/use-member.ts';
import type { ApiOutputs } from '../../lib/api/client.ts';
import { openedQuery } from '../../lib/api/opened-queries.ts';
import { useNothingKept } from '../../lib/use-nothing-kept.ts';
import { KnownList } from '../list/known-list.tsx';
import { KnownRow } from '../list/known-row.tsx';
import styles from '../list/list.module.css';
import { ListSearch } from '../list/list-search.tsx';
import { ListFailed, NobodyFound, NobodyYet } from '../list/list-states.tsx';
import { Paging } from '../list/paging.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { usePageThatIs } from '../list/use-page-that-is.ts';

type Page = ApiOutputs['network']['opened'];

/** The numbers that somebody opened, day by day: each stays usable. */
export function OpenedContacts() {
  const { t } = useTranslation(['network', 'common']);
  const { asked, ask, clear, page, showPage, isNarrowed } = useListAddress(['q']);
  const q = asked.q.slice(0, searchLimits.text);
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery(
    openedQuery(useReader(), { q, page }),
  );
  const nothingKept = useNothingKept();
  const pages = data && Math.max(1, Math.ceil(data.pagination.totalCount / data.pagination.limit));
  usePageThatIs(isPlaceholderData ? undefined : pages, page, showPage);
  const isNone = data?.pagination.totalCount === 0 && !isNarrowed && !isPlaceholderData;
  return (
    <KnownList rows={data?.opened ?? []} error={error}>
      {isNone && (
        <NobodyYet
          title={t('opened.emptyTitle')}
          text={t('opened.emptyText')}
          find={t('common:nav.findContact')}
        />
      )}
      {!isNone && (
        <>
          <p className={styles.meta}>{t('opened.text')}</p>
          <ListSearch label={t('opened.search')} asked={q} onAsk={(text) => ask({ q: text })} />
        </>
      )}
      {data && !isNone && (
        <Found
          {...{ data, isNarrowed }}
          pages={pages ?? 1}
          busy={isFetching}
          onShow={showPage}
          onClear={clear}
        />
      )}
      {!data && !error && <CardSkeletons count={3} />}
      {!data && Boolean(error) && (
        <ListFailed
          title={t('opened.failed')}
          advice={nothingKept && t('opened.nothingKept')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </KnownList>
  );
}

type FoundProps = {
  data: Page;
  isNarrowed: boolean;
  pages: number;
  busy: boolean;
  onShow: (page: number) => void;
  onClear: () => void;
};

function Found({ data: { opened, pagination }, isNarrowed, pages, busy, onShow, onClear }: FoundProps) {
  const { t } = useTranslation('network');
  const { language } = useReader();
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, totalCount: count } = pagination;
  const showPage = (next: number) => {
    onShow(next);
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.found} aria-labelledby="opened-count" aria-busy={busy}>
      <div role="status">
        <h2 id="opened-count" ref={heading} tabIndex={-1} className={styles.count}>
          {t(isNarrowed ? 'found' : 'opened.count', { count, shown: formatCount(count) })}
        </h2>
      </div>
      {count === 0 && isNarrowed && (
        <NobodyFound text={t('connections.noneFoundText')} all={t('opened.all')} onClear={onClear} />
      )}
      {byDay(opened).map(({ day, rows }) => (
        <section key={day} className={styles.found} aria-label={formatDate(day, language)}>
          <p className={styles.day} aria-hidden="true">
            {formatDate(day, language)}
          </p>
          <ul className={styles.list}>
            {rows.map((known) => (
              <KnownRow key={known.contact?._id} known={known} problem={undefined} />
            ))}
          </ul>
        </section>
      ))}
      <Paging page={page} pages={pages} onShow={showPage} />
    </section>
  );
}

type Row = Page['opened'][number];

/** Those of a day together, in the order of the list. */
function byDay(opened: readonly Row[]): { day: string; rows: Row[] }[] {
  const days = new Map<string, Row[]>();
  for (const row of opened) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return [...days].map(([day, rows]) => ({ day, rows }));
}
