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
    void offers().then(({ meantAddress }) => setMeant(meantAddress(typed)));
  });
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
      <Offer
        text={meant && t('hints.meant', { email: meant })}
        action={t('hints.use')}
        onTake={() => {
          put(meant ?? '');
          setMeant(undefined);
        }}
      />
    </div>
  );
}

/** A Cameroonian number in any usual spelling, shown as it is kept; for one from before 2014 today's form is offered. */
export function WhatsappField({ label, hint, ...text }: TextProps) {
  const { t } = useTranslation('auth');
  const [today, setToday] = useState<string>();
  const put = (number: string) => {
    setControl(formOf(text.id), text.name, readableNumber(number));
    setToday(undefined);
  };
  const read = pastedField((typed) => {
    const { number } = readNumber(typed);
    if (number) put(number);
    else void offers().then(({ modernized }) => setToday(modernized(typed)));
  });
  const number = readableNumber(today ?? '');
  return (
    <div>
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
      <Offer
        text={today && t('oldNumber.text')}
        action={t('oldNumber.use', { number })}
        onTake={() => put(today ?? '')}
      />
    </div>
  );
}

/** What somebody may have meant is worked out once a field was left. */
const offers = () => import('./meant-address.ts');

const formOf = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.form ?? null;

/** What somebody meant, to take by one tap. The region is there before it speaks. */
function Offer({ text, action, onTake }: { text: string | undefined; action: string; onTake: () => void }) {
  return (
    <div role="status">
      {text && (
        <Alert
          kind="info"
          action={
            <Button kind="plain" onClick={onTake}>
              {action}
            </Button>
          }
        >
          {text}
        </Alert>
      )}
    </div>
  );
}
