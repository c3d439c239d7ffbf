import type { NumbersHidden } from '@mboalink/shared/directory/calls.ts';
import { formatDate, formatTime } from '@mboalink/shared/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { Alert } from '../../ui/alert.tsx';

/** Tells why a list comes without numbers, until when, and whether each still opens by a tap. */
export function NumbersHiddenAlert({ hidden }: { hidden: NumbersHidden }) {
  const { t, i18n } = useTranslation('search');
  const language = languageOf(i18n);
  const time = formatTime(hidden.until, language);
  const today = formatDate(hidden.until, language) === formatDate(new Date(), language);
  return (
    <Alert
      kind="info"
      live
      title={t(hidden.reason === 'sold_today' ? 'hidden.titleSoldToday' : 'hidden.title')}
    >
      {t(`hidden.${hidden.reason}`)} {t(today ? 'hidden.until' : 'hidden.untilTomorrow', { time })}
    </Alert>
  );
}
