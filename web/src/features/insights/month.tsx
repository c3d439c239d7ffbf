import { formatCount } from '@mboalink/shared/format.ts';
import { monthFigures } from '@mboalink/shared/insights/figures.ts';
import { useTranslation } from 'react-i18next';
import { RetryAlert } from '../../components/retry-alert.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Figures, useChangeText } from './figures.tsx';

export const month = { timeRange: 'month' } as const;

/** The month beside the one before. */
export function Month({ buys }: { buys: boolean }) {
  const { t } = useTranslation('dashboard');
  const textOf = useChangeText();
  const { data, isError, refetch } = trpc.accounts.dashboard.useQuery(month);
  if (!data) return isError && <RetryAlert onRetry={refetch}>{t('week.failed')}</RetryAlert>;
  const figures = monthFigures(buys).map((key) => ({
    key,
    shown: formatCount(data.stats[key]),
    name: t(`figures.${key}`),
    change: textOf(data.changes[key]),
  }));
  return <Figures id="figures" title={t('figures.month')} figures={figures} explained={!buys} />;
}
