import type { Hours } from '@mboalink/shared/accounts/business-details.ts';
import { weekDays } from '@mboalink/shared/accounts/business-words.ts';
import { type OpeningState, openingState } from '@mboalink/shared/directory/opening-hours.ts';
import { formatWeekday } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { serverNow } from '../../lib/clock.ts';
import { usePage } from '../../lib/page.tsx';
import styles from './hours-line.module.css';

/** Whether a business is open, and until when; nothing where it tells no hours. */
export function HoursLine({ hours, className }: { hours: Hours; className?: string | undefined }) {
  const text = useHoursText();
  // A document may be drawn a minute ago, or have been kept for days: its line is drawn again by the scripts.
  const isDrawnHere = useSyncExternalStore(
    followNothing,
    () => true,
    () => false,
  );
  const opening = openingState(hours, new Date(serverNow()));
  if (!opening) return null;
  return (
    <p
      key={String(isDrawnHere)}
      className={classNames('row', styles.line, styles[opening.state], className)}
      suppressHydrationWarning
    >
      <i aria-hidden="true" />
      <span suppressHydrationWarning>{text(opening)}</span>
    </p>
  );
}

const followNothing = () => () => {};

function useHoursText() {
  const { t } = useTranslation('directory');
  const { language } = usePage();
  return (opening: OpeningState): string => {
    if (opening.state === 'always') return t('hours.always');
    if (opening.state !== 'closed')
      return t(`hours.${opening.state}`, { time: timeOfDay(opening.until, language) });
    if (!opening.opens) return t('hours.closed');
    const { inDays, day, from } = opening.opens;
    const time = timeOfDay(from, language);
    if (inDays === 0) return t('hours.opens', { time });
    if (inDays === 1) return t('hours.opensTomorrow', { time });
    return t('hours.opensOn', { day: formatWeekday(weekDays.indexOf(day), language), time });
  };
}

/** '18:30' → '18 h 30', in English '6:30 pm'. */
function timeOfDay(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : String(minutes).padStart(2, '0');
  if (language === 'fr')
    return hours % 24 === 0 && !past ? 'minuit' : `${hours % 24}\u00a0h${past && `\u00a0${past}`}`;
  if (hours % 24 === 0 && !past) return 'midnight';
  return `${hours % 12 || 12}${past && `:${past}`}\u00a0${hours % 24 < 12 ? 'am' : 'pm'}`;
}
