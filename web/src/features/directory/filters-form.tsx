import { userTypes } from '@mboalink/shared/accounts/user-types.ts';
import { otherTownSlug } from '@mboalink/shared/catalogue/regions.ts';
import type { Understood } from '@mboalink/shared/directory/calls.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import {
  type Criteria,
  conditionNames,
  hasCriteria,
  off,
  toCountInput,
  withoutFilters,
  writeCriteria,
} from '@mboalink/shared/directory/criteria.ts';
import {
  type FilterValues,
  filterNames,
  hasFilters,
  withFilter,
  withFilters,
} from '@mboalink/shared/directory/filters.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { Names } from '../../lib/name-entries.ts';
import { useNames } from '../../lib/names.ts';
import { usePage } from '../../lib/page.tsx';
import { trpc } from '../../lib/trpc.ts';
import { CategoryPicker, type FilterDraft } from './category-picker.tsx';
import { conditionsOf, openText, priceText } from './conditions.ts';
import styles from './filters.module.css';
import { type Search, searchPath } from './use-search.ts';

type FiltersFormProps = {
  /** The search that is shown. */
  asked: Criteria;
  /** What the form begins with. */
  start: Criteria;
  onDone: (() => void) | undefined;
};

/** Trade, place and kind of member, and how many there are; a GET form where no script runs. */
function FiltersForm({ asked, start, onDone }: FiltersFormProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [draft, change] = useState(start);
  const next = nextOf(draft, { asked, start });
  const { data: found } = trpc.directory.count.useQuery(toCountInput(next), {
    placeholderData: keepPreviousData,
    retry: false,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone?.();
    if (writeCriteria(next) !== writeCriteria(asked) || !onDone) void navigate(searchPath(next));
  };
  const shown = found && formatCount(found.count, found.isLowerBound);
  return (
    <form action="/find-contact" onSubmit={submit} className={classNames('stack', styles.form)}>
      {next.search && <input type="hidden" name="search" value={next.search} />}
      <CategoryPicker draft={draft} change={change} />
      <PlaceFields draft={draft} change={change} />
      <ConditionFields draft={draft} change={change} asked={asked} start={start} />
      <Segmented
        label={t('filters.userType')}
        name="userType"
        value={draft.userType || 'all'}
        options={(['all', ...userTypes] as const).map((value) => ({
          value,
          label: t(`filters.types.${value}`),
        }))}
        onChange={(value) => change(withFilter(draft, 'userType', value === 'all' ? '' : value))}
      />
      <div className={styles.actions}>
        <LinkButton
          kind="plain"
          href={searchPath(withoutFilters({ ...asked, ...(start !== asked && { search: '' }) }))}
          onClick={onDone}
        >
          {t('filters.clear')}
        </LinkButton>
        <Button type="submit">
          {found
            ? t(found.count === 0 ? 'filters.applyToNobody' : 'filters.applyTo', {
                count: found.count,
                shown,
              })
            : t('filters.apply')}
        </Button>
      </div>
    </form>
  );
}

/** What is asked for by the form. What was read out of the words and then changed is not to be read out of them again. */
function nextOf(draft: Criteria, { asked, start }: Begun): Criteria {
  const differs = (one: Criteria, other: Criteria) => (name: keyof Criteria) =>
    String(one[name]) !== String(other[name]);
  const conditions = conditionNames.filter(differs(draft, start));
  if (!filterNames.some(differs(draft, start))) {
    return { ...asked, ...Object.fromEntries(conditions.map((name) => [name, draft[name]])) };
  }
  return filterNames.some(differs(start, asked)) ? { ...draft, search: '', exact: false } : draft;
}

type Begun = Pick<FiltersFormProps, 'asked' | 'start'>;

const prices = ['2000', '5000', '10000', '25000', '50000', '100000'];

function ConditionFields({ draft, change, asked, start }: FilterDraft & Begun) {
  const { t } = useTranslation('search');
  const { language } = usePage();
  const { openAt, maxPrice } = start;
  const named = (own: string, values: string[]) =>
    [...new Set([own, ...values])].filter((value) => value !== '');
  const options = {
    openAt: named(openAt, ['now']).map((value) => [value, openText(t, value, language)]),
    maxPrice: named(maxPrice, prices)
      .sort((one, other) => Number(one) - Number(other))
      .map((value) => [value, priceText(t, value)]),
    withPicture: [['true', t('results.withPicture')]],
  };
  return (
    <div className={styles.places}>
      {conditionNames.map((name) => (
        <SelectField
          key={name}
          label={t(`filters.${name}`)}
          name={name}
          value={draft[name]}
          onChange={(event) => change({ ...draft, [name]: event.target.value })}
        >
          <option value={asked[name] === start[name] ? '' : off[name]}>{t(`filters.any.${name}`)}</option>
          {options[name]
            .filter(([value]) => value !== off[name])
            .map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
        </SelectField>
      ))}
    </div>
  );
}

function PlaceFields({ draft, change }: FilterDraft) {
  const { t } = useTranslation('search');
  const names = useNames();
  const { region, city } = draft;
  return (
    <fieldset>
      <legend className="visually-hidden">{t('filters.place')}</legend>
      <div className={styles.places}>
        <SelectField
          label={t('filters.region')}
          name="region"
          value={region}
          onChange={(event) => change(withFilter(draft, 'region', event.target.value))}
        >
          <option value="">{t('filters.allRegions')}</option>
          {names.regions.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('filters.city')}
          name="city"
          value={city}
          disabled={region === ''}
          onChange={(event) => change(withFilter(draft, 'city', event.target.value))}
        >
          <option value="">{t(region ? 'filters.allCities' : 'filters.chooseRegion')}</option>
          {names.townsOf(region).map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
          {region && <option value={otherTownSlug}>{t('filters.otherTown')}</option>}
        </SelectField>
      </div>
      <p className="quiet">{t('filters.fixedCountry')}</p>
    </fieldset>
  );
}

/** The form, begun with what was chosen, and with what the words were taken for. */
export function FiltersOfSearch({ search, onDone }: { search: Search; onDone?: () => void }) {
  const names = useNames();
  const start = withUnderstood(search, names);
  return <FiltersForm key={searchPath(start)} asked={search.criteria} start={start} onDone={onDone} />;
}

/** The trade and the place that the words were taken for stand in the filters, as if they had been chosen. */
function withUnderstood({ criteria, first, contacts }: Found, names: Names): Criteria {
  const understood = first?.understood;
  if (!understood) return criteria;
  const start = { ...criteria, ...conditionsOf(criteria, understood) };
  if (hasFilters(criteria) || !hasCriteria(criteria)) return start;
  const { trade, second, place } = understood;
  const [top] = contacts;
  return withFilters(start, {
    ...tradeFilters(second ? undefined : trade, top, names),
    ...placeFilters(place, top, names),
  });
}

type Found = Pick<Search, 'criteria' | 'first' | 'contacts'>;

function tradeFilters(
  trade: Understood['trade'],
  top: Contact | undefined,
  names: Names,
): Partial<FilterValues> {
  if (trade?.level === 1) return { category: trade.slug };
  if (trade?.level === 2) return { category: names.categoryOf(trade.slug), subcategory: trade.slug };
  // Items are found by whoever offers them.
  if (!trade || !top?.items.includes(trade.slug)) return {};
  return { category: top.category, subcategory: top.subcategory, items: [trade.slug] };
}

function placeFilters(
  place: Understood['place'],
  top: Contact | undefined,
  names: Names,
): Partial<FilterValues> {
  if (place?.kind === 'region') return { region: place.slug };
  const city = place?.kind === 'city' ? place.slug : place && top?.city;
  return city ? { region: names.regionOf(city), city } : {};
}
