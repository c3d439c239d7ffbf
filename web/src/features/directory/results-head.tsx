import {
  type Conditions,
  type Criteria,
  conditionNames,
  hasCriteria,
} from '@mboalink/shared/directory/criteria.ts';
import { hasFilters, withFilters } from '@mboalink/shared/directory/filters.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Chip, ChipRow, ChipSurface } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { CrossIcon, FiltersIcon } from '../../components/icons.tsx';
import { useNames } from '../../lib/names.ts';
import { usePage } from '../../lib/page.tsx';
import { conditionsOf, noneOf, openText, priceText } from './conditions.ts';
import { FiltersLink } from './filters-dialog.tsx';
import { DirectoryFigures, SearchTools } from './results-end.tsx';
import styles from './results-head.module.css';
import { useStarters } from './suggestions.ts';
import { insteadText, isNothingExact, isReadAsTyped, titleOf, widenedText } from './understood-text.ts';
import { type Search, searchPath } from './use-search.ts';

/** What was searched for and how many there are, what it was taken for, and one row to narrow it down. */
export function ResultsHead({ search }: { search: Search }) {
  const { t } = useTranslation('search');
  const names = useNames();
  const { criteria, first, contacts } = search;
  const total = first?.pagination;
  const title = titleOf(t, criteria, first?.understood ?? null, names);
  return (
    <header className={styles.head}>
      <div className={classNames('row wrap', styles.line)}>
        <div role="status" className="grow">
          <h1>
            {title ?? t('results.newestNear')}
            {total && contacts.length > 0 && (
              <span>
                {' · '}
                {t('results.figure', {
                  count: total.totalCount,
                  shown: formatCount(total.totalCount, total.totalIsLowerBound),
                })}
              </span>
            )}
          </h1>
        </div>
        <DirectoryFigures className={styles.figures} />
        <FiltersLink search={search}>
          <ChipSurface icon={<FiltersIcon size={16} />} isCurrent={hasFilters(criteria)}>
            {t('filters.title')}
          </ChipSurface>
        </FiltersLink>
        <SearchTools criteria={criteria} isCheap={first?.understood?.sort === 'price'} />
      </div>
      <UnderstoodLine search={search} />
      <Refinements search={search} />
    </header>
  );
}

/** How the words were read where that is not plain, and the way back to them. */
function UnderstoodLine({ search: { criteria, first } }: { search: Search }) {
  const { t } = useTranslation('search');
  const { search, exact } = criteria;
  if (search === '') return null;
  if (exact) {
    return (
      <p className={classNames('small', styles.understood)}>
        {t('understood.exact', { search })} ·{' '}
        <Link className="tap-in-line" to={searchPath({ ...criteria, exact: false })}>
          {t('understood.widely')}
        </Link>
      </p>
    );
  }
  const understood = first?.understood;
  if (!understood) return null;
  const [other] = understood.otherPlaces ?? [];
  const isPlain = isReadAsTyped(search, understood);
  if (isPlain && !other) return null;
  return (
    <p className={classNames('small', styles.understood)}>
      {!isPlain && (insteadText(t, understood) || widenedText(t, understood) || t('results.for', { search }))}
      {!isPlain && !isNothingExact(understood) && (
        <>
          {' · '}
          <Link className="tap-in-line" to={searchPath({ ...criteria, exact: true })}>
            {t('understood.instead')}
          </Link>
        </>
      )}
      {other && (
        <>
          {!isPlain && ' · '}
          <Link className="tap-in-line" to={searchPath({ ...criteria, search: `${search} ${other.within}` })}>
            {t('understood.other', other)}
          </Link>
        </>
      )}
    </p>
  );
}

const mostClose = 4;

/** One row that scrolls: what it is narrowed by, close trades; before a search what others look for. */
function Refinements({ search }: { search: Search }) {
  const { t } = useTranslation('search');
  const { criteria } = search;
  const close = useCloseTrades(search);
  const isIdle = !hasCriteria(criteria) && conditionNames.every((name) => criteria[name] === '');
  const starters = useStarters(criteria, isIdle);
  const chips = isIdle
    ? starters.map(({ text, group, criteria: next }) => ({ text, group, next }))
    : close.map(({ text, next }) => ({ text, next, group: 'close' as const }));
  return (
    <ChipRow label={t('results.refine')}>
      <ConditionChips search={search} />
      {chips.map(({ text, next, group }, index) => (
        <Fragment key={`${group} ${text}`}>
          {group !== chips[index - 1]?.group && <span className="small">{t(`results.before.${group}`)}</span>}
          <Chip href={searchPath(next)}>{text}</Chip>
        </Fragment>
      ))}
    </ChipRow>
  );
}

/** Trades that may be meant as well, else others of the category that was looked in, at the same place. */
function useCloseTrades({ criteria, contacts, first }: Search): { text: string; next: Criteria }[] {
  const names = useNames();
  const trade = first?.understood?.trade;
  const place = first?.understood?.place;
  const top = contacts[0];
  if (!top || (!trade && !criteria.subcategory && !first?.understood?.others)) return [];
  const where = place
    ? { region: top.region, ...(place.kind !== 'region' && { city: top.city }) }
    : { region: criteria.region, city: criteria.city };
  const others = first?.understood?.others ?? [];
  const near = names
    .subcategoriesOf(top.category)
    .filter(({ slug }) => slug !== top.subcategory && slug !== trade?.slug);
  return (others.length > 0 ? others : near.slice(0, mostClose)).map(({ slug, name }) => ({
    text: name,
    next: withFilters(
      { ...criteria, search: '', exact: false },
      { category: names.categoryOf(slug), subcategory: slug, items: [], ...where },
    ),
  }));
}

/** Open now, with a picture, up to a price: chosen by a touch, and taken away by another, whoever said it. */
function ConditionChips({ search }: { search: Search }) {
  const { t } = useTranslation('search');
  const { language } = usePage();
  const { criteria, first } = search;
  const read = first?.understood;
  const { openAt, maxPrice, withPicture } = conditionsOf(criteria, read);
  const path = (change: Partial<Criteria>) => searchPath({ ...criteria, ...change });
  const without = (name: keyof Conditions) => path({ [name]: noneOf(name, criteria, read) });
  const isOpenNow = openAt === 'now';
  const chosen = [
    openAt !== '' && !isOpenNow && { href: without('openAt'), text: openText(t, openAt, language) },
    maxPrice !== '' && { href: without('maxPrice'), text: priceText(t, maxPrice) },
    read?.sort && { href: path({ sort: 'relevance' }), text: t('sort.price') },
  ];
  return (
    <>
      {chosen.map(
        (chip) =>
          chip && (
            <Chip key={chip.text} href={chip.href} isCurrent icon={<CrossIcon size={16} />}>
              {chip.text}
            </Chip>
          ),
      )}
      <Chip
        href={isOpenNow ? without('openAt') : path({ openAt: 'now' })}
        isCurrent={isOpenNow}
        icon={<i className={styles.dot} />}
      >
        {t('results.openNow')}
      </Chip>
      <Chip
        href={withPicture ? without('withPicture') : path({ withPicture: 'true' })}
        isCurrent={withPicture !== ''}
      >
        {t('results.withPicture')}
      </Chip>
      {maxPrice === '' && (
        <FiltersLink search={search} label={t('filters.maxPrice')}>
          <ChipSurface>{t('filters.maxPrice')}</ChipSurface>
        </FiltersLink>
      )}
    </>
  );
}
