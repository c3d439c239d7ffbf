import { country } from '@mboalink/shared/catalogue/country.ts';
import { otherTownSlug } from '@mboalink/shared/catalogue/regions.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { CatalogueAlert } from '../../catalogue/catalogue-alert.tsx';
import type { Catalogue } from '../../catalogue/use-catalogue.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AccountFields } from './account-values.ts';
import styles from './form.module.css';
import { QuartierField } from './quartier-field.tsx';

type PlaceFieldsProps = { form: AccountFields; catalogue: Catalogue };

export function PlaceFields({ form, catalogue }: PlaceFieldsProps) {
  const { t, i18n } = useTranslation('accounts');
  const language = languageOf(i18n);
  const { values, text } = form;
  const { names } = catalogue;
  return (
    <>
      <TextField label={t('fields.country')} value={country[language]} readOnly />
      <SelectField {...text('region')} label={t('fields.region')} required>
        <option value="">{t(names ? 'hints.region' : 'lists.loading')}</option>
        {names?.regions.map((region) => (
          <option key={region.slug} value={region.slug}>
            {region.name}
          </option>
        ))}
      </SelectField>
      <SelectField {...text('city')} label={t('fields.city')} required disabled={values.region === ''}>
        <option value="">{t(values.region ? 'hints.city' : 'hints.cityLocked')}</option>
        {names?.townsOf(values.region).map((town) => (
          <option key={town.slug} value={town.slug}>
            {town.name}
          </option>
        ))}
        {values.region && <option value={otherTownSlug}>{t('hints.otherTown')}</option>}
      </SelectField>
      <CatalogueAlert catalogue={catalogue} messageOf={(reason) => t('lists.failed.places', { reason })} />
      <QuartierField form={form} />
      <TextField
        {...text('landmark')}
        className={styles.wide}
        label={t('fields.landmark')}
        placeholder={t('hints.landmark')}
        optional
        autoComplete="off"
        maxLength={fieldLimits.landmark}
      />
    </>
  );
}
