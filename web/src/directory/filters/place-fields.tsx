import { country } from '@mboalink/shared/catalogue/country.ts';
import { withFilter, withFilters } from '@mboalink/shared/directory/filters.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FilterFieldProps } from './filter-field.ts';

/** There is one country. */
export function CountryField() {
  const { t, i18n } = useTranslation('search');
  return <TextField label={t('filters.country')} value={country[languageOf(i18n)]} readOnly disabled />;
}

export function RegionField({ values, onChange }: FilterFieldProps) {
  const { t } = useTranslation('search');
  const names = useNames();
  return (
    <SelectField
      label={t('filters.region')}
      value={useRegion(values)}
      onChange={(event) => onChange(withFilter(values, 'region', event.target.value))}
    >
      <option value="">{t('filters.allRegions')}</option>
      {names?.regions.map((entry) => (
        <option key={entry.slug} value={entry.slug}>
          {entry.name}
        </option>
      ))}
    </SelectField>
  );
}

/** A town of the region. */
export function CityField({ values, onChange }: FilterFieldProps) {
  const { t } = useTranslation('search');
  const names = useNames();
  const region = useRegion(values);
  return (
    <SelectField
      label={t('filters.city')}
      value={values.city}
      disabled={region === ''}
      onChange={(event) => onChange(withFilters(values, { region, city: event.target.value }))}
    >
      <option value="">{region === '' ? t('filters.chooseRegion') : t('filters.allCities')}</option>
      {names?.townsOf(region).map((entry) => (
        <option key={entry.slug} value={entry.slug}>
          {entry.name}
        </option>
      ))}
      {region !== '' && <option value="other">{t('filters.otherTown')}</option>}
    </SelectField>
  );
}

/** The region that was chosen, or the one of a town that an address names alone. */
function useRegion({ region, city }: FilterFieldProps['values']): string {
  const names = useNames();
  return region || (names?.regionOf(city) ?? '');
}
