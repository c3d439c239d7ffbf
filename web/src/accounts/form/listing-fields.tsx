import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { type AccountFields, sells } from './account-values.ts';

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
