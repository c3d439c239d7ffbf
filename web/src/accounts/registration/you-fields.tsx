import { useTranslation } from 'react-i18next';
import type { AccountForm } from '../form/account-values.ts';
import { EmailField } from '../form/email-field.tsx';
import { NameField } from '../form/name-field.tsx';
import { WhatsappField } from '../form/whatsapp-field.tsx';

export function YouFields({ form }: { form: AccountForm }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <NameField form={form} />
      <EmailField {...form.text('email')} label={t('fields.email')} hint={t('hints.email')} />
      <WhatsappField {...form.text('whatsapp')} />
    </>
  );
}
