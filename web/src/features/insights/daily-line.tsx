import { formatCount, formatShortDay } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page.tsx';
import styles from './daily-line.module.css';
import { type DayViews, dotsOf, lineOf, pointsOf, topOf } from './daily-points.ts';

const size = { width: 600, height: 160 };

/** Up to so many days each has its own mark. */
const mostMarks = 31;

/**
 * How often a listing was seen each day, as a line, and as a table for whoever would rather read. The last day is today, which has
 * only begun: the line ends before it, and it is a ring of its own.
 */
export function DailyLine({ days }: { days: readonly DayViews[] }) {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  return (
    <figure className={styles.daily}>
      <Drawing days={days} language={language} />
      <figcaption className={styles.small}>{useSummary(days, language)}</figcaption>
      <details className={styles.table}>
        <summary>{t('figures.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('figures.day')}</th>
              <th scope="col">{t('figures.views')}</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, views }, ago) => (
              <tr key={day}>
                <th scope="row">{ago === 0 ? t('figures.today') : formatShortDay(day, language)}</th>
                <td>{formatCount(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** '34 views in 30 days. Most on 14 November: 6. Today, so far: 2.' */
function useSummary(days: readonly DayViews[], language: Language): string {
  const { t } = useTranslation('dashboard');
  const count = days.reduce((sum, { views }) => sum + views, 0);
  const [best] = [...days].sort((a, b) => b.views - a.views);
  const today = days.at(-1);
  return [
    t('figures.inDays', { count, shown: formatCount(count), days: days.length }),
    best &&
      best.views > 0 &&
      t('figures.most', { day: formatShortDay(best.day, language), shown: formatCount(best.views) }),
    today && t('figures.todaySoFar', { shown: formatCount(today.views) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function Drawing({ days, language }: { days: readonly DayViews[]; language: Language }) {
  const { t } = useTranslation('dashboard');
  const points = pointsOf(days, size);
  const [over, today] = [points.slice(0, -1), points.slice(-1)];
  const line = lineOf(over);
  const top = topOf(days);
  const { width, height } = size;
  const named = [days[0], days[Math.floor(days.length / 2)]].filter((one) => one !== undefined);
  return (
    <div className={styles.drawing}>
      <div className={styles.scale} aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{formatCount(value)}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.grid} d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
        {line && <path className={styles.area} d={`${line}V${height}H0z`} />}
        <path className={styles.line} d={line} />
        {days.length <= mostMarks && <path className={styles.marks} d={dotsOf(over)} />}
        <path className={styles.ring} d={dotsOf(today)} />
        <path className={styles.hole} d={dotsOf(today)} />
      </svg>
      <div className={styles.axis} aria-hidden="true">
        {named.map(({ day }) => (
          <span key={day}>{formatShortDay(day, language)}</span>
        ))}
        <span>{t('figures.axisToday')}</span>
      </div>
    </div>
  );
}
