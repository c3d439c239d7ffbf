import {
  type Criteria,
  conditionNames,
  hasCriteria,
  noCriteria,
  off,
  toCountInput,
} from '@mboalink/shared/directory/criteria.ts';
import {
  chosenIn,
  type FilterName,
  filterNames,
  hasFilters,
  noFilters,
  withFilter,
} from '@mboalink/shared/directory/filters.ts';
import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ChevronRightIcon, SendIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useNames } from '../../lib/names.ts';
import { trpc } from '../../lib/trpc.ts';
import { draftPath } from '../needs/need-path.ts';
import styles from './no-results.module.css';
import { SearchDeeds } from './results-end.tsx';
import { regionText } from './understood-text.ts';
import { searchPath } from './use-search.ts';

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
      <ul className={classNames('card divided', styles.lines)}>
        {lines.map((step) => (
          <WideningLine
            key={step.by}
            step={step}
            asked={criteria}
            count={counts[steps.indexOf(step)]?.data}
          />
        ))}
      </ul>
      <NeedLink criteria={criteria} />
      <SearchDeeds criteria={criteria} />
    </EmptyState>
  );
}

/** What was looked for, as a need that sellers answer. */
function NeedLink({ criteria: { search, subcategory, region, city } }: { criteria: Criteria }) {
  const { t } = useTranslation();
  const names = useNames();
  const text = isNumberSearch(search) ? '' : search || names.tradeOfOne(subcategory);
  const draft = Object.entries({ text, subcategory, region, city }).filter(([, value]) => value);
  return (
    <LinkButton
      wide
      kind="plain"
      icon={<SendIcon size={20} />}
      href={draftPath(text ? Object.fromEntries(draft) : {})}
    >
      {text ? t('needs.askFor', { what: text }) : t('needs.ask')}
    </LinkButton>
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
      <Link to={searchPath(criteria)} className={classNames('row', styles.line)}>
        <span className="grow">{t(`results.widen.${by}`, { name: nameOf[by] ?? '' })}</span>
        {count && <b className="display">{formatCount(count.count, count.isLowerBound)}</b>}
        <ChevronRightIcon size={20} />
      </Link>
    </li>
  );
}

type Widening = {
  by: FilterName | (typeof conditionNames)[number] | 'search' | 'exact' | 'everything';
  criteria: Criteria;
};

/** The filters from the mildest to give up to the one without which a search is another one. */
const mildestFirst: Record<FilterName, number> = {
  items: 1,
  city: 2,
  userType: 3,
  subcategory: 4,
  region: 5,
  category: 6,
};

const filtersInOrder = [...filterNames].sort((one, other) => mildestFirst[one] - mildestFirst[other]);

/** Ways to find more: the search without each of its filters, and without its words; the mildest first. */
function widenings(criteria: Criteria): Widening[] {
  const steps: Widening[] = filtersInOrder
    .filter((name) => chosenIn(criteria, name).length > 0)
    .map((name) => ({ by: name, criteria: withFilter(criteria, name, noFilters[name]) }));
  if (criteria.exact) steps.unshift({ by: 'exact', criteria: { ...criteria, exact: false } });
  for (const name of conditionNames) {
    if (!['', off[name]].includes(criteria[name]))
      steps.unshift({ by: name, criteria: { ...criteria, [name]: off[name] } });
  }
  if (criteria.search !== '')
    steps.push({ by: 'search', criteria: { ...criteria, search: '', exact: false } });
  const useful = steps.filter((step) => hasCriteria(step.criteria));
  return [...useful, { by: 'everything', criteria: { ...noCriteria, masked: criteria.masked } }];
}
