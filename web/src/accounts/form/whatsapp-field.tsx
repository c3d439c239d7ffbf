import { country } from '@mboalink/shared/catalogue/country.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { modernized, toE164 } from '@mboalink/shared/phone.ts';
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

/** A Cameroonian number in any usual spelling; for one from before 2014 today's form is offered. */
export function WhatsappField({ id, value, error, onChange }: WhatsappFieldProps) {
  const { t } = useTranslation('accounts');
  const today = toE164(value) ? undefined : modernized(value);
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
        onChange={onChange}
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
