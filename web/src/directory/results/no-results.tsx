import { hasFilters } from '@mboalink/shared/directory/filters.ts';
import { formatCount } from '@mboalink/shared/format/counts.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import type { Criteria } from '../criteria/criteria.ts';
import { useShowSearch } from '../criteria/search-form.tsx';
import { type Widening, widenings } from '../criteria/widening.ts';
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
    .filter(({ count }) => count?.total !== 0);
  return (
    <EmptyState picture="nothing" title={t('results.emptyTitle')} text={t('results.emptyText')}>
      {pending ? (
        <SkeletonGroup>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </SkeletonGroup>
      ) : (
        <ul className={styles.widenings}>
          {lines.map(({ step, count }) => (
            <WideningLine
              key={step.by}
              step={step}
              asked={criteria}
              count={count && formatCount(count.total, count.isLowerBound)}
            />
          ))}
        </ul>
      )}
    </EmptyState>
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
