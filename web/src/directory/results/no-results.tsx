import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { hasFilters } from '@mboalink/shared/directory/filters.ts';
import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AlertButton } from '../alerts/alert-button.tsx';
import { useShowSearch } from '../criteria/search-form.tsx';
import { type Widening, widenings } from '../criteria/widening.ts';
import { correctSearch } from '../search-box/search-field.ts';
import { criteriaOf } from '../search-box/search-option.ts';
import { useMainTrades } from '../search-box/use-popular.ts';
import styles from './results.module.css';
import { regionText } from './understood-text.ts';
import { useCounts } from './use-counts.ts';

/** Shown when nobody matches; each line widens the search by one step, and says how many are found then. */
export function NoResults({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('search');
  const steps = widenings(criteria);
  const counted = hasFilters(criteria) ? steps.filter(({ by }) => by !== 'everything') : [];
  const { counts, pending } = useCounts(counted);
  const lines = steps
    .map((step, index) => ({ step, count: counts[index] }))
    .filter(({ count }) => count?.count !== 0);
  return (
    <EmptyState
      picture="nothing"
      title={t('results.emptyTitle')}
      text={t(isNumberSearch(criteria.search) ? 'results.emptyNumber' : 'results.emptyText')}
    >
      {pending ? (
        <SkeletonGroup>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </SkeletonGroup>
      ) : (
        <ul className={styles.widenings}>
          {criteria.search !== '' && <CorrectLine search={criteria.search} />}
          {lines.map(({ step, count }) => (
            <WideningLine
              key={step.by}
              step={step}
              asked={criteria}
              count={count && formatCount(count.count, count.isLowerBound)}
            />
          ))}
        </ul>
      )}
      {counted.length === 0 && <MainTrades />}
      {!pending && <AlertButton criteria={criteria} label={t('alert.title')} />}
    </EmptyState>
  );
}

function CorrectLine({ search }: { search: string }) {
  const { t } = useTranslation('search');
  return (
    <li>
      <button type="button" className={styles.widening} onClick={correctSearch}>
        <span className={styles.wideningText}>{t('results.correct', { search })}</span>
        <ChevronRightIcon size={20} />
      </button>
    </li>
  );
}

/** Where nothing can be left out: what is surely found. */
function MainTrades() {
  const { t } = useTranslation('search');
  const show = useShowSearch();
  const trades = useMainTrades();
  return (
    <div className={styles.mainTrades}>
      <p>{t('results.mainTrades')}</p>
      <ul aria-label={t('results.mainTrades')}>
        {trades.map((trade) => (
          <li key={trade.text}>
            <Chip onClick={() => show((values) => criteriaOf(trade, values))}>{trade.text}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

type WideningLineProps = { step: Widening; asked: Criteria; count: string | undefined };

function WideningLine({ step: { by, criteria }, asked, count }: WideningLineProps) {
  const { t } = useTranslation('search');
  const names = useNames();
  const show = useShowSearch();
  const nameOf: Partial<Record<Widening['by'], string>> = {
    search: asked.search,
    items: names?.subcategory(asked.subcategory),
    subcategory: names?.category(asked.category),
    city: regionText(t, names?.region(asked.region) ?? ''),
  };
  return (
    <li>
      <button type="button" className={styles.widening} onClick={() => show(() => criteria)}>
        <span className={styles.wideningText}>{t(`results.widen.${by}`, { name: nameOf[by] ?? '' })}</span>
        {count && <span className={styles.wideningCount}>{count}</span>}
        <ChevronRightIcon size={20} />
      </button>
    </li>
  );
}
