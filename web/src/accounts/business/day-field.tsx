import { dayName } from '@mboalink/shared/accounts/business-text.ts';
import type { WeekDay } from '@mboalink/shared/accounts/business-words.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { CopyIcon } from '../../ui/member-icons.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './business-fields.module.css';
import type { BusinessFields } from './business-values.ts';
import { CopyTo } from './copy-to.tsx';
import {
  type DayState,
  dayStates,
  endsNextDay,
  parseDay,
  stateOf,
  wholeDay,
  withBreak,
  withoutBreak,
  withTime,
} from './day-hours.ts';
import { TimeField } from './time-field.tsx';

type DayFieldProps = {
  day: WeekDay;
  form: BusinessFields;
  /** What an open day begins with. */
  usual: string;
  onCopy: (days: readonly WeekDay[]) => void;
};

/** Whether a day is open, its hours, and where else they hold. */
export function DayField({ day, form, usual, onCopy }: DayFieldProps) {
  const { t, i18n } = useTranslation('business');
  const [copying, setCopying] = useState(false);
  const name = dayName(day, languageOf(i18n));
  const hours = form.values[day];
  const state = stateOf(hours);
  const change = (next: string) => form.change({ [day]: next });
  const chooseState = (chosen: DayState) => change(chosen === 'open' ? usual : wholeDay[chosen]);
  const mayBreak = state === 'open' && parseDay(hours).length < fieldLimits.spansOfDay;
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{name}</legend>
      <SelectField
        id={form.idOf(day)}
        label={name}
        className={styles.state}
        error={form.errorOf(day)}
        value={state}
        onChange={({ target }) => chooseState(dayStates.find((known) => known === target.value) ?? 'closed')}
      >
        {dayStates.map((known) => (
          <option key={known} value={known}>
            {t(`hours.states.${known}`)}
          </option>
        ))}
      </SelectField>
      {state === 'open' && <Spans name={name} hours={hours} onChange={change} />}
      {state !== 'closed' && (
        <div className={styles.actions}>
          {mayBreak && (
            <Button kind="quiet" onClick={() => change(withBreak(hours))}>
              {t('hours.addBreak')}
            </Button>
          )}
          <Button
            kind="quiet"
            icon={<CopyIcon size={20} />}
            aria-label={t('hours.copyOf', { day: name })}
            aria-expanded={copying}
            onClick={() => setCopying(!copying)}
          >
            {t('hours.copy')}
          </Button>
        </div>
      )}
      {copying && state !== 'closed' && <CopyTo day={day} onCopy={onCopy} />}
    </fieldset>
  );
}

type SpansProps = { name: string; hours: string; onChange: (hours: string) => void };

function Spans({ name, hours, onChange }: SpansProps) {
  const { t } = useTranslation('business');
  const spans = parseDay(hours);
  const last = spans.at(-1);
  return (
    <>
      {spans.map(([from, until], index) => (
        <div key={`span-${index + 1}`} className={styles.times}>
          <TimeField
            label={t(index === 0 ? 'hours.opens' : 'hours.opensAgain')}
            of={name}
            value={from}
            onChange={(time) => onChange(withTime(hours, { index, end: 0, time }))}
          />
          <TimeField
            label={t('hours.closes')}
            of={name}
            value={until}
            onChange={(time) => onChange(withTime(hours, { index, end: 1, time }))}
          />
          {index > 0 && (
            <IconButton
              icon={CrossIcon}
              label={t('hours.removeBreakOf', { day: name })}
              onClick={() => onChange(withoutBreak(hours, index))}
            />
          )}
        </div>
      ))}
      {last && endsNextDay(spans) && <p className={styles.note}>{t('hours.nextDay', { time: last[1] })}</p>}
    </>
  );
}
