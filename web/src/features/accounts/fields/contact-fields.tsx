import { country } from '@mboalink/shared/catalogue/country.ts';
import { isEmail, readEmail } from '@mboalink/shared/e-mail.ts';
import { readNumber } from '@mboalink/shared/phone.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { pastedField } from '../../../lib/pasted-field.ts';
import { setControl } from '../../../lib/set-control.ts';

/** What `form.text(name)` gives; `label` and `hint` where the usual ones do not fit. Words: 'auth'. */
export type TextProps = {
  id: string;
  name: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
  label?: string;
  hint?: string;
};

/** An e-mail address, with the keyboard for it, shown as it is kept; what was meant by a slip is offered. */
export function EmailField({ label, hint, ...text }: TextProps) {
  const { t } = useTranslation('auth');
  const [meant, setMeant] = useState<string>();
  const put = (email: string) => setControl(formOf(text.id), text.name, email);
  const read = pastedField((typed) => {
    const email = readEmail(typed);
    if (isEmail(email) && email !== typed) put(email);
    // What somebody may have meant is worked out once the field was left.
    void import('./meant-address.ts').then(({ meantAddress }) => setMeant(meantAddress(typed)));
  });
  const take = (email: string) => {
    put(email);
    setMeant(undefined);
  };
  return (
    <div>
      <TextField
        {...text}
        {...read}
        label={label ?? t('fields.email')}
        hint={hint ?? t('hints.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div role="status">
        {meant && (
          <Alert
            kind="info"
            action={
              <Button kind="plain" onClick={() => take(meant)}>
                {t('hints.use')}
              </Button>
            }
          >
            {t('hints.meant', { email: meant })}
          </Alert>
        )}
      </div>
    </div>
  );
}

/** A Cameroonian number in any usual spelling, shown as it is kept. */
export function WhatsappField({ label, hint, ...text }: TextProps) {
  const { t } = useTranslation('auth');
  const read = pastedField((typed) => {
    const { number } = readNumber(typed);
    if (number) setControl(formOf(text.id), text.name, readableNumber(number));
  });
  return (
    <TextField
      {...text}
      {...read}
      label={label ?? t('fields.whatsapp')}
      hint={hint ?? t('hints.whatsapp')}
      required
      prefix={`+${country.dialPrefix}`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}

const formOf = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.form ?? null;
