import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Fold } from '../../components/fold.tsx';
import { DownloadIcon, SettingsIcon, ShareIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ShareDialog } from '../../components/share-dialog.tsx';
import { serverNow } from '../../lib/clock.ts';
import { DailyBars } from './daily-bars.tsx';
import figureStyles from './figures.module.css';
import { FigureRow, Figures } from './figures.tsx';
import { type Analytics, useReport, useReportTable } from './use-report.ts';

type ReportProps = { user: CurrentUser; analytics: Analytics };

/** What a listing brings, part by part; beyond the figures and the days all is folded. */
export function Report({ user, analytics }: ReportProps) {
  const { t } = useTranslation('dashboard');
  const { figures, times, best } = useReport(analytics);
  const { days, towns, searches } = analytics;
  return (
    <>
      <Figures id="overview" title={t('analytics.week')} figures={figures} explained />
      <Fold title={t('analytics.daily')} open>
        <DailyBars days={days} />
      </Fold>
      <Fold title={t('analytics.performance')}>
        <FigureRow figures={times} />
      </Fold>
      <Fold title={t('analytics.towns')}>
        <Ranking rows={towns.map(({ location, views }) => ({ name: location, count: views }))} />
      </Fold>
      <Fold title={t('analytics.searches')}>
        <Ranking rows={searches.map(({ label, views }) => ({ name: label, count: views }))} />
      </Fold>
      <Fold title={t('analytics.bestTime')}>
        {best.length === 0 && <p>{t('analytics.few')}</p>}
        {best.map(({ name, time }) => (
          <p key={name} className="row between">
            {name} <strong>{time}</strong>
          </p>
        ))}
      </Fold>
      <Take user={user} analytics={analytics} />
    </>
  );
}

/** Names by how often each occurs, with a bar that says how they compare. */
function Ranking({ rows }: { rows: readonly { name: string; count: number }[] }) {
  const { t } = useTranslation('dashboard');
  if (rows.length === 0) return <p>{t('analytics.few')}</p>;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ol className="stack">
      {rows.map(({ name, count }) => (
        <li key={name} className="row wrap gap-1 between">
          <span>{name}</span> <strong>{formatCount(count)}</strong>
          <progress className={figureStyles.bar} max={most} value={count} aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}

/** Takes along what is shown, as a table and as a message, and leads to whether it comes by mail. */
function Take({ user, analytics }: ReportProps) {
  const { t } = useTranslation('dashboard');
  const [shares, share] = useState(false);
  const table = useReportTable(analytics);
  const { figures } = useReport(analytics);
  const told = figures.filter(({ key }) => key === 'profileViews' || key === 'connectionRequests');
  const message = t('analytics.message', {
    name: user.businessName,
    figures: told.map(({ name, shown }) => `${name}\u00a0: ${shown}`).join(', '),
  });
  const save = () => {
    const address = URL.createObjectURL(new Blob([table()], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `mboalink-${t('analytics.file')}-${doualaDay(new Date(serverNow()))}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <section className="row wrap" aria-label={t('analytics.take')}>
      <Button kind="plain" icon={<DownloadIcon size={20} />} onClick={save}>
        {t('analytics.export')}
      </Button>
      <Button kind="plain" icon={<ShareIcon size={20} />} onClick={() => share(true)}>
        {t('analytics.shareText')}
      </Button>
      <LinkButton kind="plain" icon={<SettingsIcon size={20} />} href="/settings/notifications">
        {t('analytics.settings')}
      </LinkButton>
      {shares && <ShareDialog text={message} path={user.shortLink} onClose={() => share(false)} />}
    </section>
  );
}
