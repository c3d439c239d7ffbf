import { country } from '@mboalink/shared/catalogue/country.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { meantNumber, modernized } from '@mboalink/shared/phone.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TextChange } from './use-form.ts';

type WhatsappFieldProps = {
  id: string;
  value: string;
  error?: ReactNode;
  onChange: (change: TextChange) => void;
};

/** What of a number stands before the field already, or nowhere in what is kept. */
const prefixed = /^\D*(?:0|237)/;

/** A Cameroonian number in any usual spelling, shown as it is kept; for one from before 2014 today's form is offered. */
export function WhatsappField({ id, value, error, onChange }: WhatsappFieldProps) {
  const { t } = useTranslation('accounts');
  const meant = meantNumber(value);
  const today = meant ? undefined : modernized(value);
  const say = (typed: string) => {
    const number = meantNumber(typed);
    onChange({ target: { value: number && prefixed.test(typed) ? readableNumber(number) : typed } });
  };
  return (
    <div>
      <TextField
        id={id}
        label={t('fields.whatsapp')}
        hint={t('hints.whatsapp')}
        error={error}
        required
        prefix={`+${country.dialPrefix}`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={fieldLimits.whatsapp}
        value={value}
        onChange={({ target }) => say(target.value)}
        onBlur={() => meant && onChange({ target: { value: readableNumber(meant) } })}
      />
      <div role="status">
        {today && (
          <Alert
            kind="info"
            action={
              <Button kind="plain" onClick={() => onChange({ target: { value: readableNumber(today) } })}>
                {t('oldNumber.use', { number: readableNumber(today) })}
              </Button>
            }
          >
            {t('oldNumber.text')}
          </Alert>
        )}
      </div>
    </div>
  );
}
