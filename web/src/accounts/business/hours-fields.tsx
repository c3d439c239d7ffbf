import { dayName } from '@mboalink/shared/accounts/business-text.ts';
import { type WeekDay, weekDays } from '@mboalink/shared/accounts/business-words.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './business-fields.module.css';
import type { BusinessFields } from './business-values.ts';
import { DayField } from './day-field.tsx';
import { closedDay, sameHours, stateOf, type WeekHours } from './day-hours.ts';
import { WeekShortcuts } from './week-shortcuts.tsx';

/** Opening hours day by day, and the quick ways to many days at once, each with a way back. */
export function HoursFields({ form }: { form: BusinessFields }) {
  const { t, i18n } = useTranslation('business');
  const { values, change } = form;
  const fill = (days: Partial<WeekHours>, text: string) => {
    const before = Object.fromEntries(weekDays.map((day) => [day, values[day]]));
    change(days);
    showToast({ text, undo: () => change(before) });
  };
  const copy = (from: WeekDay, to: readonly WeekDay[]) => {
    const [only] = to.length === 1 ? to : [];
    const day = only ? dayName(only, languageOf(i18n)) : t('hours.copyToAll');
    fill(Object.fromEntries(to.map((other) => [other, values[from]])), t('hours.copied', { day }));
  };
  return (
    <>
      <p className={styles.note}>{t('hours.hint')}</p>
      <WeekShortcuts onFill={(week) => fill(week, t('hours.filled'))} />
      <div className={styles.days}>
        {weekDays.map((day) => (
          <DayField
            key={day}
            day={day}
            form={form}
            usual={usualBefore(day, values)}
            onCopy={(to) => copy(day, to)}
          />
        ))}
      </div>
      {weekDays.some((day) => values[day] !== closedDay) && (
        <Button kind="quiet" onClick={() => fill(sameHours([], closedDay), t('hours.cleared'))}>
          {t('hours.clear')}
        </Button>
      )}
    </>
  );
}

/** The hours of the open day before, which are most likely those of the next. */
function usualBefore(day: WeekDay, week: WeekHours): string {
  const before = weekDays
    .slice(0, weekDays.indexOf(day))
    .filter((other) => stateOf(week[other]) === 'open')
    .at(-1);
  return before ? week[before] : '08:00-18:00';
}
