import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { savesData } from '../../lib/saves-data.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import styles from './results.module.css';
import type { ContactSearch } from './use-search.ts';

const visiblePart = 0.1;

/** How many pages load by scrolling. Later ones load by a button, so that the end of the page can be reached. */
const pagesByScroll = 2;

/** The end of the list: the second page loads by scrolling, later ones by a button. */
export function MoreResults({ search }: { search: ContactSearch }) {
  const { t } = useTranslation(['search', 'common']);
  const { data, latest, hasNextPage, isFetchingNextPage, fetchNextPage } = search;
  // Without a network what is asked for waits, and has not failed.
  const isMissing = search.isFetchNextPageError || search.isPaused;
  const pages = data?.pages.length ?? 0;
  const byScroll = hasNextPage && pages < pagesByScroll && !savesData() && !isMissing;
  useBackOnline(search.isFetchNextPageError, () => void fetchNextPage());
  const sentinel = useWhenSeen(byScroll && !isFetchingNextPage, () => void fetchNextPage());
  if (!hasNextPage) {
    const counted = latest?.pagination.totalIsLowerBound;
    return <p className={styles.end}>{t(counted ? 'results.endOfCounted' : 'results.end')}</p>;
  }
  if (byScroll || isFetchingNextPage) {
    return (
      <div ref={sentinel}>
        <CardSkeletons count={1} />
      </div>
    );
  }
  return (
    <div className={styles.more}>
      {isMissing && (
        <Alert kind="bad" live>
          {t('results.moreFailed')}
        </Alert>
      )}
      <Button kind="plain" onClick={() => void fetchNextPage()}>
        {isMissing ? t('common:ui.retry') : t('results.loadMore')}
      </Button>
    </div>
  );
}

/** Calls when the network is there again, if that is waited for. */
function useBackOnline(awaited: boolean, onBack: () => void) {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!awaited) return;
    return onlineManager.subscribe((online) => online && back());
  }, [awaited]);
}

/** Calls once when a tenth of the element has come into view. */
function useWhenSeen(wanted: boolean, onSeen: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    if (!wanted || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { threshold: visiblePart },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wanted]);
  return element;
}
