import { dayName } from '@mboalink/shared/accounts/business-text.ts';
import { type WeekDay, weekDays } from '@mboalink/shared/accounts/business-words.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { Chip } from '../../ui/chip.tsx';
import styles from './business-fields.module.css';

type CopyToProps = { day: WeekDay; onCopy: (days: readonly WeekDay[]) => void };

/** The days that may have the hours of a day, too; a tap copies them at once. */
export function CopyTo({ day, onCopy }: CopyToProps) {
  const { t, i18n } = useTranslation('business');
  const others = weekDays.filter((other) => other !== day);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.note}>{t('hours.copyTo')}</legend>
      <div className={styles.chips}>
        {others.map((other) => (
          <Chip key={other} onClick={() => onCopy([other])}>
            {dayName(other, languageOf(i18n))}
          </Chip>
        ))}
        <Chip onClick={() => onCopy(others)}>{t('hours.copyToAll')}</Chip>
      </div>
    </fieldset>
  );
}
