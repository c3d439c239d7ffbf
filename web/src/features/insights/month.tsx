import { formatCount } from '@mboalink/shared/format.ts';
import { monthFigures } from '@mboalink/shared/insights/figures.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { RefreshIcon } from '../../components/icons.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Figures } from './figures.tsx';

export const month = { timeRange: 'month' } as const;

/** The month beside the one before. */
export function Month({ buys }: { buys: boolean }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { data, isError, isFetching, refetch } = trpc.accounts.dashboard.useQuery(month);
  const shown = monthFigures(buys);
  if (!data && !isError) return null;
  if (!data) {
    return (
      <div>
        <p role="status">{t('week.failed')}</p>
        <Button
          kind="quiet"
          busy={isFetching}
          icon={<RefreshIcon size={20} />}
          onClick={() => void refetch()}
        >
          {t('common:ui.retry')}
        </Button>
      </div>
    );
  }
  return (
    <Figures
      id="figures"
      title={t('figures.month')}
      text={t('figures.monthText')}
      figures={shown.map((key) => ({
        key,
        shown: formatCount(data.stats[key]),
        name: t(`figures.${key}`),
        figure: { current: data.stats[key], change: data.changes[key] },
      }))}
      meanings={shown.map((key) => t(`figures.meanings.${key}`))}
    />
  );
}
