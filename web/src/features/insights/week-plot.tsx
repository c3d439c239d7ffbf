import { formatCount } from '@mboalink/shared/format.ts';
import { type Language, locales } from '@mboalink/shared/language.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { StressedText } from '../../components/stressed-text.tsx';
import { today } from '../../lib/clock.ts';
import { usePage } from '../../lib/page.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import styles from './week-plot.module.css';

type Week = Outputs['accounts']['dashboard']['week'];

/** Whether the listing brought customers: 'This week, 22 people wrote to you or called. 3 are waiting for an answer.' Needs the words 'dashboard'. */
export function WeekSentence({ week, waiting = 0 }: { week: Week; waiting?: number | undefined }) {
  const { t } = useTranslation('dashboard');
  const count = week.reduce((sum, { contactRequests }) => sum + contactRequests, 0);
  return (
    <p className={styles.sentence}>
      {count === 0 ? (
        t('week.nobody')
      ) : (
        <StressedText text={t('week.people', { count, shown: formatCount(count) })} stress={stressed} />
      )}
      {waiting > 0 && (
        <>
          {' '}
          <StressedText
            text={t('week.waiting', { count: waiting, shown: formatCount(waiting) })}
            stress={stressed}
          />
        </>
      )}
    </p>
  );
}

const stressed = (part: string) => <em>{part}</em>;

const height = { roof: 12, least: 14, most: 60, step: 6.5 };

/** Seven houses, one a day, as high as people wrote or called on it; today’s is gold. */
export function WeekPlot({ week }: { week: Week }) {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  const most = Math.max(1, ...week.map(({ contactRequests }) => contactRequests));
  const step = Math.min(height.step, (height.most - height.least) / most);
  const now = today();
  return (
    <ol className={styles.week} aria-label={t('week.label')}>
      {week.map(({ day, contactRequests: count }) => (
        <li key={day} className={classNames(day === now && styles.today)}>
          <b>{formatCount(count)}</b>
          <House height={count === 0 ? 0 : height.least + step * count} />
          <span>{day === now ? t('week.today') : shortWeekday(day, language)}</span>
        </li>
      ))}
    </ol>
  );
}

/** As wide as its column; of a day on which nobody came, the ground alone. */
function House({ height: high }: { height: number }) {
  const path = high === 0 ? 'M0 0H40V3H0z' : `M20 0 40 ${height.roof}V${high}H0V${height.roof}z`;
  return (
    <svg
      viewBox={`0 0 40 ${high || 3}`}
      width="100%"
      height={high || 3}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

const shortWeekday = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T11:00:00Z`),
  );
