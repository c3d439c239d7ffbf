import { type Criteria, noCriteria, toCountInput } from '@mboalink/shared/directory/criteria.ts';
import { hasFilters } from '@mboalink/shared/directory/filters.ts';
import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ChevronRightIcon } from '../../components/icons.tsx';
import { useNames } from '../../lib/names.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './no-results.module.css';
import { SearchDeeds } from './results-end.tsx';
import { regionText } from './understood-text.ts';
import { searchPath } from './use-search.ts';
import { type Widening, widenings } from './widening.ts';

/** Nobody matches: each line widens the search by one step, and says how many are found then. */
export function NoResults({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('search');
  const steps = widenings(criteria);
  const counted = hasFilters(criteria) ? steps.filter(({ by }) => by !== 'everything') : [];
  const counts = trpc.useQueries((call) =>
    counted.map((step) => call.directory.count(toCountInput(step.criteria))),
  );
  const lines = steps.filter((_, index) => counts[index]?.data?.count !== 0);
  return (
    <EmptyState
      picture="nothing"
      title={t('results.emptyTitle')}
      text={t(isNumberSearch(criteria.search) ? 'results.emptyNumber' : 'results.emptyText')}
    >
      <ul className={styles.lines}>
        {lines.map((step) => (
          <WideningLine
            key={step.by}
            step={step}
            asked={criteria}
            count={counts[steps.indexOf(step)]?.data}
          />
        ))}
      </ul>
      {counted.length === 0 && <MainTrades />}
      <SearchDeeds criteria={criteria} />
    </EmptyState>
  );
}

type WideningLineProps = {
  step: Widening;
  asked: Criteria;
  count: { count: number; isLowerBound: boolean } | undefined;
};

function WideningLine({ step: { by, criteria }, asked, count }: WideningLineProps) {
  const { t } = useTranslation('search');
  const names = useNames();
  const nameOf: Partial<Record<Widening['by'], string>> = {
    search: asked.search,
    items: names.subcategory(asked.subcategory),
    subcategory: names.category(asked.category),
    city: regionText(t, names.region(asked.region)),
  };
  return (
    <li>
      <Link to={searchPath(criteria)} className={styles.line}>
        <span>{t(`results.widen.${by}`, { name: nameOf[by] ?? '' })}</span>
        {count && <b>{formatCount(count.count, count.isLowerBound)}</b>}
        <ChevronRightIcon size={20} />
      </Link>
    </li>
  );
}

/** What is asked for most in the whole country. */
const mainTrades = ['plumbers', 'tailors', 'phones', 'hairdressers', 'masons', 'mechanics'];

/** Where nothing can be left out: what is surely found. */
function MainTrades() {
  const { t } = useTranslation('search');
  const names = useNames();
  return (
    <nav aria-label={t('results.mainTrades')} className={styles.trades}>
      <p>{t('results.mainTrades')}</p>
      {mainTrades.map((subcategory) => (
        <Link
          key={subcategory}
          to={searchPath({ ...noCriteria, category: names.categoryOf(subcategory), subcategory })}
        >
          {names.subcategory(subcategory)}
        </Link>
      ))}
    </nav>
  );
}
