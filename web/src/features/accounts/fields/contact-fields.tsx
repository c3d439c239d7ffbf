import { country } from '@mboalink/shared/catalogue/country.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { meantNumber, modernized } from '@mboalink/shared/phone.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { setControl } from '../../../lib/set-control.ts';
import { meantAddress } from './meant-address.ts';

/** What `form.text(name)` gives; `label` and `hint` where the usual ones do not fit. Words: 'auth'. */
export type TextProps = {
  id: string;
  name: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
  label?: string;
  hint?: string;
};

/** An e-mail address, with the keyboard for it; where a well-known domain is mistyped, the address that was meant is offered. */
export function EmailField({ label, hint, ...text }: TextProps) {
  const { t } = useTranslation('auth');
  const [meant, setMeant] = useState<string>();
  const take = (value: string) => {
    setControl(formOf(text.id), text.name, value);
    setMeant(undefined);
  };
  return (
    <div>
      <TextField
        {...text}
        label={label ?? t('fields.email')}
        hint={hint ?? t('hints.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={fieldLimits.email}
        onBlur={({ target }) => setMeant(meantAddress(target.value))}
      />
      <Offer
        text={meant && t('hints.meant', { email: meant })}
        action={t('hints.use')}
        onTake={() => take(meant ?? '')}
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
  const leave = ({ target: { value } }: FocusEvent<HTMLInputElement>) => {
    const meant = meantNumber(value);
    if (meant) put(meant);
    else setToday(modernized(value));
  };
  const number = readableNumber(today ?? '');
  return (
    <div>
      <TextField
        {...text}
        label={label ?? t('fields.whatsapp')}
        hint={hint ?? t('hints.whatsapp')}
        required
        prefix={`+${country.dialPrefix}`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={fieldLimits.whatsapp}
        onBlur={leave}
      />
      <Offer
        text={today && t('oldNumber.text')}
        action={t('oldNumber.use', { number })}
        onTake={() => put(today ?? '')}
      />
    </div>
  );
}

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
