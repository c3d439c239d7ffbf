import { country } from '@mboalink/shared/catalogue/country.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { withRegion } from '../criteria/criteria.ts';
import styles from './filters.module.css';

type Place = { region: string; city: string };

/** Country (there is one), region, then a town of that region. */
export function PlaceFields<P extends Place>({
  place,
  onChange,
}: {
  place: P;
  onChange: (place: P) => void;
}) {
  const { t, i18n } = useTranslation('directory');
  const language = languageOf(i18n);
  const names = useNames();
  const region = place.region || (names?.regionOf(place.city) ?? '');
  return (
    <>
      <TextField label={t('filters.country')} value={country[language]} readOnly disabled />
      <div className={styles.pair}>
        <SelectField
          label={t('filters.region')}
          value={region}
          onChange={(event) => onChange(withRegion(place, event.target.value))}
        >
          <option value="">{t('filters.allRegions')}</option>
          {names?.regions.map((entry) => (
            <option key={entry.slug} value={entry.slug}>
              {entry.name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('filters.city')}
          value={place.city}
          disabled={region === ''}
          onChange={(event) => onChange({ ...place, region, city: event.target.value })}
        >
          <option value="">{region === '' ? t('filters.chooseRegion') : t('filters.allCities')}</option>
          {names?.townsOf(region).map((entry) => (
            <option key={entry.slug} value={entry.slug}>
              {entry.name}
            </option>
          ))}
          {region !== '' && <option value="other">{t('filters.otherTown')}</option>}
        </SelectField>
      </div>
    </>
  );
}
