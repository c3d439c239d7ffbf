import { spokenLanguageName } from '@mboalink/shared/accounts/business-text.ts';
import { type SpokenLanguage, spokenLanguages } from '@mboalink/shared/accounts/business-words.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import styles from './business-fields.module.css';
import { type BusinessFields, spokenList } from './business-values.ts';
import { PriceFields } from './price-fields.tsx';

/** What services cost, and in which languages they are asked for. */
export function ServiceFields({ form }: { form: BusinessFields }) {
  return (
    <>
      <PriceFields form={form} />
      <LanguageFields form={form} />
    </>
  );
}

function LanguageFields({ form: { values, change, idOf, errorOf } }: { form: BusinessFields }) {
  const { t, i18n } = useTranslation('business');
  const chosen = spokenList(values.languages);
  const error = errorOf('languages');
  const toggle = (spoken: SpokenLanguage) => {
    const next = chosen.includes(spoken) ? chosen.filter((other) => other !== spoken) : [...chosen, spoken];
    change({ languages: next.join() });
  };
  return (
    <fieldset className={styles.group} aria-describedby={error && `${idOf('languages')}-error`}>
      <legend className={styles.legend}>{t('languages')}</legend>
      <div className={styles.languages}>
        {spokenLanguages.map((spoken, index) => (
          <Checkbox
            key={spoken}
            id={index === 0 ? idOf('languages') : undefined}
            row
            label={<span className={styles.name}>{spokenLanguageName(spoken, languageOf(i18n))}</span>}
            checked={chosen.includes(spoken)}
            onChange={() => toggle(spoken)}
          />
        ))}
      </div>
      <FieldError id={idOf('languages')} error={error} />
    </fieldset>
  );
}
