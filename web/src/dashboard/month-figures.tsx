import { formatCount } from '@mboalink/shared/format.ts';
import { monthFigures } from '@mboalink/shared/insights/figures.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useReader } from '../directory/use-member.ts';
import { FigureRow } from '../insights/figure-row.tsx';
import styles from '../insights/insights.module.css';
import { insightsQueries } from '../lib/api/insights-queries.ts';
import { useAwaitedAnswer } from '../lib/api/use-awaited-answer.ts';
import { NotArrived } from './not-arrived.tsx';

/** What the month brought, beside the one before. */
export function MonthFigures({ buys = false }) {
  const { t } = useTranslation('dashboard');
  const asked = useQuery(insightsQueries.dashboard(useReader(), 'month'));
  const { data, isError, isFetching, refetch } = asked;
  useAwaitedAnswer(asked);
  return (
    <section aria-labelledby="figures">
      <header className={styles.heading}>
        <h2 id="figures">{t('figures.month')}</h2>
        {(data || !isError) && <p className={styles.small}>{t('figures.monthText')}</p>}
      </header>
      {!data && isError ? (
        <NotArrived text={t('figures.failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <FigureRow
          labelledBy="figures"
          waiting={!data}
          figures={monthFigures(buys).map((key) => ({
            key,
            shown: data ? formatCount(data.stats[key]) : '',
            name: t(`figures.${key}`),
            figure: data && { current: data.stats[key], change: data.changes[key] },
            meaning: t(`figures.meanings.${key}`),
          }))}
        />
      )}
    </section>
  );
}
