import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';
import type { AccountFields } from './account-values.ts';

export function NameField({ form: { text } }: { form: AccountFields }) {
  const { t } = useTranslation('accounts');
  return (
    <TextField
      {...text('name')}
      label={t('fields.name')}
      required
      autoComplete="name"
      maxLength={fieldLimits.name.maximum}
    />
  );
}
