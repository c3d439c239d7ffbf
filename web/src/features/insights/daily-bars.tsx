import { formatCount, formatShortDay } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './daily-bars.module.css';
import figureStyles from './figures.module.css';

type DayViews = { day: string; views: number };

/** How often a listing was seen each day, as bars, and as a table for whoever would rather read. The last day is today, which has only begun. */
export function DailyBars({ days }: { days: readonly DayViews[] }) {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  const count = days.reduce((sum, { views }) => sum + views, 0);
  const most = Math.max(1, ...days.map(({ views }) => views));
  const today = formatCount(days.at(-1)?.views ?? 0);
  return (
    <figure className="stack gap-2">
      <div className={styles.drawing} aria-hidden="true">
        {formatCount(most)}
        <svg viewBox={`0 0 ${days.length} ${most}`} preserveAspectRatio="none" aria-hidden="true">
          {days.map(({ day, views }, index) => (
            <rect key={day} x={index + 0.15} y={most - views} width={0.7} height={views} />
          ))}
        </svg>
        <div className="row between">
          <span>{days[0] && formatShortDay(days[0].day, language)}</span>
          <span>{t('figures.axisToday')}</span>
        </div>
      </div>
      <figcaption className="quiet">
        {t('figures.inDays', { count, shown: formatCount(count), days: days.length, today })}
      </figcaption>
      <details className={figureStyles.more}>
        <summary className="row">
          {t('figures.asTable')} <ChevronDownIcon size={16} />
        </summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('figures.day')}</th>
              <th scope="col">{t('figures.views')}</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, views }) => (
              <tr key={day}>
                <th scope="row">{formatShortDay(day, language)}</th>
                <td>{formatCount(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
