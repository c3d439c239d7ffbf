import { formatCount, formatDate } from '@mboalink/shared/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSheet } from '../../directory/block/block-sheet.tsx';
import { CardSkeletons } from '../../directory/results/card-skeletons.tsx';
import { useReader } from '../../directory/use-member.ts';
import type { ApiOutputs } from '../../lib/api/client.ts';
import { networkQueries } from '../../lib/api/network-queries.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from '../list/list.module.css';
import { ListFailed } from '../list/list-states.tsx';
import { Paging } from '../list/paging.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { usePageThatIs } from '../list/use-page-that-is.ts';
import { PersonRow } from './person-row.tsx';

type Page = ApiOutputs['network']['reveals'];

type Opener = Page['reveals'][number];

/** Who opened the number, by day, with the way to block each. */
export function Openers() {
  const { t } = useTranslation('openings');
  const buys = useSession().user?.userType === 'buyer';
  const { page, showPage } = useListAddress([]);
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery(
    networkQueries.reveals(useReader(), page),
  );
  const pages = data && Math.max(1, Math.ceil(data.pagination.totalCount / data.pagination.limit));
  usePageThatIs(isPlaceholderData ? undefined : pages, page, showPage);
  if (data?.pagination.totalCount === 0) {
    return (
      <EmptyState picture="nothing" title={t('emptyTitle')} text={t(buys ? 'emptyTextBuyer' : 'emptyText')}>
        {!buys && <LinkButton href={pathTo('profile')}>{t('editListing')}</LinkButton>}
      </EmptyState>
    );
  }
  if (data) return <Found data={data} pages={pages ?? 1} busy={isFetching} onShow={showPage} />;
  if (!error) return <CardSkeletons count={3} />;
  return <ListFailed title={t('failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

type FoundProps = { data: Page; pages: number; busy: boolean; onShow: (page: number) => void };

function Found({ data, pages, busy, onShow }: FoundProps) {
  const { t } = useTranslation('openings');
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Opener>();
  const { page, totalCount } = data.pagination;
  const { nameOf, calledOf, factsOf } = useOpenerWords();
  return (
    <section className={styles.found} aria-labelledby="openers" aria-busy={busy}>
      <h2 id="openers" ref={heading} tabIndex={-1} className={styles.count}>
        {t('count', { count: totalCount, shown: formatCount(totalCount) })}
      </h2>
      <ul className={styles.list}>
        {data.reveals.map((opener) => (
          <PersonRow
            key={opener.id}
            name={nameOf(opener)}
            facts={factsOf(opener)}
            action={t('block')}
            actionOf={t('blockWhom', { name: nameOf(opener), date: factsOf(opener).join(', ') })}
            onAct={() => setAsked(opener)}
          />
        ))}
      </ul>
      <Paging page={page} pages={pages} onShow={onShow} />
      <BlockSheet
        asked={asked && { whom: { revealId: asked.id }, name: calledOf(asked) }}
        onClose={() => setAsked(undefined)}
        onBlocked={() => {
          setAsked(undefined);
          // The button that was pressed goes with its row.
          requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
        }}
      />
    </section>
  );
}

/** What openers are called in a row and within a sentence, and what is told of them beside. */
function useOpenerWords() {
  const { t } = useTranslation('openings');
  const { language } = useReader();
  const nameOf = ({ name, cityName }: Opener) =>
    name ?? (cityName ? t('buyerOf', { town: cityName }) : t('buyer'));
  const calledOf = ({ name, cityName }: Opener) =>
    name ?? (cityName ? t('thisBuyerOf', { town: cityName }) : t('thisBuyer'));
  const factsOf = ({ name, cityName, day }: Opener) => {
    const date = formatDate(day, language);
    return name && cityName ? [cityName, date] : [t('on', { date })];
  };
  return { nameOf, calledOf, factsOf };
}
