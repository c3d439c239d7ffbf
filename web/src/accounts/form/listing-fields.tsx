import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { type AccountFields, sells } from './account-values.ts';
import { TermsSentence } from './terms-sentence.tsx';

export function ListingFields({ form: { values, text } }: { form: AccountFields }) {
  const { t } = useTranslation('accounts');
  const most = fieldLimits.description;
  const count = values.description.length;
  return (
    <>
      {sells(values) && (
        <TextField
          {...text('businessName')}
          label={t('fields.businessName')}
          required
          autoComplete="organization"
          maxLength={fieldLimits.businessName.maximum}
        />
      )}
      <TextArea
        {...text('description')}
        label={t('fields.description')}
        hint={count > 0 ? t('hints.description', { count, most }) : t('hints.descriptionMost', { most })}
        placeholder={t('hints.descriptionExample')}
        optional
        maxLength={most}
      />
      <TextField
        {...text('keywords')}
        label={t('fields.keywords')}
        hint={t('hints.keywords')}
        optional
        autoComplete="off"
        maxLength={320}
      />
    </>
  );
}

export function TermsField({ form: { values, change, idOf, errorOf } }: { form: AccountFields }) {
  return (
    <Checkbox
      id={idOf('termsAgreed')}
      label={<TermsSentence />}
      error={errorOf('termsAgreed')}
      required
      checked={values.termsAgreed}
      onChange={(event) => change({ termsAgreed: event.target.checked })}
    />
  );
}
