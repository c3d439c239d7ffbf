import { formatCount } from '@mboalink/shared/format/counts.ts';
import { formatShortDay } from '@mboalink/shared/format/short-dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { type DayViews, lineOf, pointsOf, topOf } from './daily-points.ts';
import styles from './insights.module.css';

const size = { width: 600, height: 160 };

/** Up to so many days each has its own mark. */
const mostMarks = 31;

/** How often a listing was seen each day, as a line, and as a table for whoever would rather read. */
export function DailyLine({ days }: { days: readonly DayViews[] }) {
  const { t, i18n } = useTranslation('dashboard');
  const language = languageOf(i18n);
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
            {days.toReversed().map(({ day, views }) => (
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

/** '34 views in 30 days, most on 14 November: 6.' */
function useSummary(days: readonly DayViews[], language: Language): string {
  const { t } = useTranslation('dashboard');
  const count = days.reduce((sum, { views }) => sum + views, 0);
  const [best] = days.toSorted((a, b) => b.views - a.views);
  const total = t('figures.inDays', { count, shown: formatCount(count), days: days.length });
  if (!best || best.views === 0) return total;
  return `${total} ${t('figures.most', { day: formatShortDay(best.day, language), shown: formatCount(best.views) })}`;
}

function Drawing({ days, language }: { days: readonly DayViews[]; language: Language }) {
  const points = pointsOf(days, size);
  const line = lineOf(points);
  const top = topOf(days);
  const { width, height } = size;
  const named = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].filter((one) => one !== undefined);
  return (
    <div className={styles.drawing}>
      <div className={styles.scale} aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{formatCount(value)}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.grid} d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
        <path className={styles.area} d={`${line}V${height}H0z`} />
        <path className={styles.line} d={line} />
        {/* Lines of no length with round ends: circles would be drawn out with the rest. */}
        {days.length <= mostMarks && (
          <path className={styles.marks} d={points.map((point) => `${lineOf([point])}h0`).join('')} />
        )}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        {named.map(({ day }) => (
          <span key={day}>{formatShortDay(day, language)}</span>
        ))}
      </div>
    </div>
  );
}
