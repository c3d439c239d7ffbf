import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { AccountForm } from '../form/account-values.ts';
import { EmailField } from '../form/email-field.tsx';
import { NameField } from '../form/name-field.tsx';
import { WhatsappField } from '../form/whatsapp-field.tsx';

export function YouFields({ form }: { form: AccountForm }) {
  const { t } = useTranslation('accounts');
  const [meant, setMeant] = useState<string>();
  const { email } = form.values;
  // What finds slips comes when it may be needed: a code that goes to nobody is asked for only then.
  const findSlip = () =>
    import('../form/meant-address.ts').then(
      (file) => setMeant(file.meantAddress(email)),
      () => {},
    );
  return (
    <>
      <NameField form={form} />
      <div>
        <EmailField
          {...form.text('email')}
          label={t('fields.email')}
          hint={t('hints.email')}
          onBlur={() => void findSlip()}
        />
        <div role="status">
          {meant && meant !== email && (
            <Button kind="quiet" onClick={() => form.change({ email: meant })}>
              {t('hints.meant', { email: meant })}
            </Button>
          )}
        </div>
      </div>
      <WhatsappField {...form.text('whatsapp')} />
    </>
  );
}
