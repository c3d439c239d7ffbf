import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';
import { WhatsappField } from '../form/whatsapp-field.tsx';
import { fieldId, type RegistrationForm } from './use-registration-form.ts';

export function YouFields({ form: { values, change, errorOf } }: { form: RegistrationForm }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <TextField
        id={fieldId('name')}
        label={t('fields.name')}
        error={errorOf('name')}
        required
        autoComplete="name"
        maxLength={80}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        id={fieldId('email')}
        label={t('fields.email')}
        hint={t('hints.email')}
        error={errorOf('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <WhatsappField
        id={fieldId('whatsapp')}
        value={values.whatsapp}
        error={errorOf('whatsapp')}
        onChange={(whatsapp) => change({ whatsapp })}
      />
    </>
  );
}
