import { country } from '@mboalink/shared/catalogue/country.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue } from '../../catalogue/use-catalogue.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CatalogueAlert } from './catalogue-alert.tsx';
import styles from './register-screen.module.css';
import { type FieldsOf, fieldId } from './use-registration-form.ts';

type PlaceFieldsProps = { form: FieldsOf; catalogue: Catalogue };

/** The choice of every region besides its towns. */
const otherTown = 'other';

export function PlaceFields({ form: { values, change, errorOf }, catalogue }: PlaceFieldsProps) {
  const { t, i18n } = useTranslation('accounts');
  const language = languageOf(i18n);
  const { names } = catalogue;
  const [quartiers, suggestQuartiers] = useQuartiers(values.city);
  return (
    <>
      <TextField label={t('fields.country')} value={country[language]} readOnly />
      <SelectField
        id={fieldId('region')}
        label={t('fields.region')}
        error={errorOf('region')}
        required
        value={values.region}
        onChange={(event) => change({ region: event.target.value })}
      >
        <option value="">{t(names ? 'hints.region' : 'lists.loading')}</option>
        {names?.regions.map((region) => (
          <option key={region.slug} value={region.slug}>
            {region.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={fieldId('city')}
        label={t('fields.city')}
        error={errorOf('city')}
        required
        disabled={values.region === ''}
        value={values.city}
        onChange={(event) => change({ city: event.target.value })}
      >
        <option value="">{t(values.region ? 'hints.city' : 'hints.cityLocked')}</option>
        {names?.townsOf(values.region).map((town) => (
          <option key={town.slug} value={town.slug}>
            {town.name}
          </option>
        ))}
        {values.region && <option value={otherTown}>{t('hints.otherTown')}</option>}
      </SelectField>
      <CatalogueAlert what="places" catalogue={catalogue} />
      <TextField
        id={fieldId('quartier')}
        label={t('fields.quartier')}
        error={errorOf('quartier')}
        optional
        autoComplete="off"
        list={quartiers.length > 0 ? 'quartiers' : undefined}
        maxLength={80}
        value={values.quartier}
        onFocus={suggestQuartiers}
        onChange={(event) => change({ quartier: event.target.value })}
      />
      <datalist id="quartiers">
        {quartiers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        id={fieldId('landmark')}
        className={styles.wide}
        label={t('fields.landmark')}
        placeholder={t('hints.landmark')}
        error={errorOf('landmark')}
        optional
        autoComplete="off"
        maxLength={120}
        value={values.landmark}
        onChange={(event) => change({ landmark: event.target.value })}
      />
    </>
  );
}

/** The quartiers that we know of a town, fetched when the field is about to be filled; without them it is free text. */
function useQuartiers(town: string): [string[], () => void] {
  const [wanted, setWanted] = useState(false);
  const [quartiers, setQuartiers] = useState<string[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    import('../../catalogue/quartier-names.ts').then(
      ({ quartierNames }) => {
        if (!gone) setQuartiers(quartierNames(town));
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, town]);
  return [quartiers, () => setWanted(true)];
}
