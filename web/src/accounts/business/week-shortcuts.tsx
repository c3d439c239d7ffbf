import { weekDays } from '@mboalink/shared/accounts/business-words.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip.tsx';
import styles from './business-fields.module.css';
import { sameHours, type WeekHours, wholeDay, writeDay } from './day-hours.ts';
import { TimeField } from './time-field.tsx';

const usualDays = { weekdays: weekDays.slice(0, 5), saturday: weekDays.slice(0, 6), everyDay: weekDays };

/** Fills in a whole week with one tap. */
export function WeekShortcuts({ onFill }: { onFill: (week: WeekHours) => void }) {
  const { t } = useTranslation('business');
  const [from, setFrom] = useState('08:00');
  const [until, setUntil] = useState('18:00');
  const hours = writeDay([[from, until]]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('hours.week')}</legend>
      <div className={styles.times}>
        <TimeField label={t('hours.opens')} value={from} onChange={setFrom} />
        <TimeField label={t('hours.closes')} value={until} onChange={setUntil} />
      </div>
      <div className={styles.chips}>
        {keysOf(usualDays).map((name) => (
          <Chip key={name} onClick={() => onFill(sameHours(usualDays[name], hours))}>
            {t(`hours.${name}`)}
          </Chip>
        ))}
        <Chip onClick={() => onFill(sameHours(weekDays, wholeDay.allDay))}>{t('hours.always')}</Chip>
      </div>
    </fieldset>
  );
}
