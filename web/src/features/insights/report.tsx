import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { ChevronDownIcon, DownloadIcon, ShareIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { ShareDialog } from '../../components/share-dialog.tsx';
import { Switch } from '../../components/switch.tsx';
import { showToast } from '../../components/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { DailyLine } from './daily-line.tsx';
import figureStyles from './figures.module.css';
import { Figures } from './figures.tsx';
import styles from './report.module.css';
import { type Analytics, useReport, useReportTable } from './use-report.ts';

type ReportProps = { user: CurrentUser; analytics: Analytics };

/** What a listing brings, part by part; beyond the figures all is folded. */
export function Report({ user, analytics }: ReportProps) {
  const { t } = useTranslation('dashboard');
  const { figures, times, best, meanings } = useReport(analytics);
  const { towns, searches } = analytics;
  return (
    <>
      <Figures
        id="overview"
        title={t('analytics.week')}
        text={t('analytics.weekText')}
        figures={figures}
        meanings={meanings}
      />
      <Fold title={t('analytics.daily')} text={t('analytics.dailyText')} open>
        <Daily days={analytics.days} />
      </Fold>
      <Fold title={t('analytics.towns')} text={t('analytics.townsText')}>
        <Ranking
          rows={towns.map(({ city, location, views }) => ({ key: city, name: location, count: views }))}
          none={t('analytics.townsNone')}
        />
      </Fold>
      <Fold title={t('analytics.searches')} text={t('analytics.searchesText')}>
        <Ranking
          rows={searches.map(({ label, views }) => ({ key: label, name: label, count: views }))}
          none={t('analytics.searchesNone')}
        />
      </Fold>
      <Fold title={t('analytics.bestTime')} text={t('analytics.bestTimeText')}>
        {best.length === 0 && <p>{t('analytics.bestTimeNone')}</p>}
        <dl className={styles.facts}>
          {best.map(({ name, time }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <Figures
        id="performance"
        title={t('analytics.performance')}
        text={t('analytics.performanceText')}
        figures={times}
      />
      <Take user={user} analytics={analytics} />
      <Settings user={user} />
    </>
  );
}

type FoldProps = { title: string; text: string; open?: boolean; children: ReactNode };

export function Fold({ title, text, open = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>
        <h2>{title}</h2>
        <ChevronDownIcon size={20} />
      </summary>
      <p className={styles.small}>{text}</p>
      {children}
    </details>
  );
}

const spans = ['14', '30', '90'] as const;

function Daily({ days }: Pick<Analytics, 'days'>) {
  const { t } = useTranslation('dashboard');
  const [span, setSpan] = useState<(typeof spans)[number]>('30');
  return (
    <>
      <Segmented
        label={t('analytics.range')}
        options={spans.map((value) => ({ value, label: t('analytics.days', { count: Number(value) }) }))}
        value={span}
        onChange={setSpan}
      />
      <DailyLine days={days.slice(-Number(span))} />
    </>
  );
}

type Ranked = { key: string; name: string; count: number };

/** Names by how often each occurs, with a bar that says how they compare. */
function Ranking({ rows, none }: { rows: readonly Ranked[]; none: string }) {
  if (rows.length === 0) return <p>{none}</p>;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ol className={styles.ranking}>
      {rows.map(({ key, name, count }) => (
        <li key={key}>
          <span>{name}</span> <strong>{formatCount(count)}</strong>
          <progress className={figureStyles.bar} max={most} value={count} aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}

/** Takes along what is shown: as a table, and as a message. */
function Take({ user, analytics }: ReportProps) {
  const { t } = useTranslation('dashboard');
  const [shares, share] = useState(false);
  const table = useReportTable(analytics);
  const { figures } = useReport(analytics);
  const told = figures.filter(({ key }) => key === 'profileViews' || key === 'connectionRequests');
  const message = t('analytics.message', {
    name: user.businessName,
    figures: told.map(({ name, shown }) => t('analytics.messageFigure', { name, shown })).join(', '),
  });
  const save = () => {
    const address = URL.createObjectURL(new Blob([table()], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `mboalink-${t('analytics.file')}-${doualaDay(new Date())}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <section className={styles.buttons} aria-label={t('analytics.take')}>
      <Button kind="plain" icon={<DownloadIcon size={20} />} onClick={save}>
        {t('analytics.export')}
      </Button>
      <Button kind="plain" icon={<ShareIcon size={20} />} onClick={() => share(true)}>
        {t('analytics.shareText')}
      </Button>
      {shares && <ShareDialog text={message} path={user.shortLink} onClose={() => share(false)} />}
    </section>
  );
}

/** Whether what is shown comes by mail each Monday, too. */
function Settings({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const utils = trpc.useUtils();
  const { weeklyDigest } = user.notificationPreferences;
  const { mutate, variables, isPending } = trpc.accounts.updateNotificationPreferences.useMutation({
    scope: { id: 'notifications' },
    onSuccess: ({ user: changed }) =>
      utils.accounts.me.setData(undefined, (me) => me && { ...me, user: changed }),
    onError: ({ data }) =>
      showToast({ text: t('analytics.notSaved', { reason: data?.message ?? '' }), failed: true }),
  });
  return (
    <Fold title={t('analytics.settings')} text={t('analytics.settingsText')}>
      <Switch
        label={t('analytics.digest')}
        checked={isPending ? variables.weeklyDigest === true : weeklyDigest}
        onChange={(event) => mutate({ weeklyDigest: event.target.checked })}
      />
      <LinkButton kind="plain" href="/settings/notifications">
        {t('analytics.allSettings')}
      </LinkButton>
    </Fold>
  );
}
