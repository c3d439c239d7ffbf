import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/text-field.tsx';
import type { TextProps } from './contact-fields.tsx';

/** The name of a person. Words: 'form'. */
export function NameField(text: TextProps) {
  const { t } = useTranslation('form');
  const { maximum } = fieldLimits.name;
  return <TextField label={t('fields.name')} {...text} required autoComplete="name" maxLength={maximum} />;
}

/** The name of a business. Words: 'form'. */
export function BusinessNameField(text: TextProps) {
  const { t } = useTranslation('form');
  const { maximum } = fieldLimits.businessName;
  return (
    <TextField
      label={t('fields.businessName')}
      {...text}
      required
      autoComplete="organization"
      maxLength={maximum}
    />
  );
}
