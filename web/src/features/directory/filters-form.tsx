import { userTypes } from '@mboalink/shared/accounts/user-types.ts';
import { otherTownSlug } from '@mboalink/shared/catalogue/regions.ts';
import {
  type Criteria,
  toCountInput,
  withoutFilters,
  writeCriteria,
} from '@mboalink/shared/directory/criteria.ts';
import { filterNames, withFilter } from '@mboalink/shared/directory/filters.ts';
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
import { useNames } from '../../lib/names.ts';
import { trpc } from '../../lib/trpc.ts';
import { CategoryPicker, type FilterDraft } from './category-picker.tsx';
import styles from './filters.module.css';
import { searchPath } from './use-search.ts';

type FiltersFormProps = {
  /** The search that is shown. */
  asked: Criteria;
  /** What the form begins with. */
  start: Criteria;
  onDone?: () => void;
};

/** Trade, place and kind of member, and how many there are; a GET form where no script runs. */
export function FiltersForm({ asked, start, onDone }: FiltersFormProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [draft, change] = useState(start);
  const isChanged = filterNames.some((name) => String(draft[name]) !== String(start[name]));
  // What was read out of the words and then changed here is not to be read out of them again.
  const next =
    isChanged && start !== asked ? { ...draft, search: '', exact: false } : isChanged ? draft : asked;
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
          onClick={() => onDone?.()}
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
