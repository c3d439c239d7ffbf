import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DailyLine } from '../../insights/daily-line.tsx';
import { FigureRow } from '../../insights/figure-row.tsx';
import styles from '../../insights/insights.module.css';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { lateComponent } from '../../lib/late-component.tsx';
import { checkSession } from '../../lib/session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import columns from '../../ui/columns.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { LateGate } from './late-gate.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { ReportActions } from './report-actions.tsx';
import { BestTimes, TopSearches, TopTowns } from './report-lists.tsx';
import { type Analytics, useAnalytics } from './use-analytics.ts';
import { isEmpty, useReport } from './use-report.ts';

const AnalyticsSettings = lateComponent(() =>
  import('./analytics-settings.tsx').then((file) => file.AnalyticsSettings),
);

/** What a listing brings, for whoever has premium. */
export function AnalyticsReport({ user }: { user: CurrentUser }) {
  const { data, hasEnded, error, isFetching, retry } = useAnalytics();
  if (hasEnded) return <Ended user={user} />;
  if (error) return <Failed error={error} busy={isFetching} onRetry={retry} />;
  if (!data) return <Waiting />;
  return isEmpty(data) ? <NothingYet user={user} /> : <Report user={user} analytics={data} />;
}

const ranges = ['14', '30', '90'] as const;

function Report({ user, analytics }: { user: CurrentUser; analytics: Analytics }) {
  const { t } = useTranslation('premium');
  const [range, setRange] = useState<(typeof ranges)[number]>('30');
  const { overview, performance } = useReport(analytics);
  const days = analytics.days.slice(-Number(range));
  return (
    <div className={classNames(columns.page, styles.report)}>
      <div className={columns.column}>
        <section aria-labelledby="overview">
          <header className={styles.heading}>
            <h2 id="overview">{t('analytics.week')}</h2>
            <p className={styles.small}>{t('analytics.weekText')}</p>
          </header>
          <FigureRow labelledBy="overview" figures={overview} />
        </section>
        <Panel title={t('analytics.daily')} text={t('analytics.dailyText')}>
          <Segmented
            label={t('analytics.range')}
            options={ranges.map((value) => ({ value, label: t('analytics.days', { count: Number(value) }) }))}
            value={range}
            onChange={setRange}
          />
          <DailyLine days={days} />
        </Panel>
        <section aria-labelledby="performance">
          <header className={styles.heading}>
            <h2 id="performance">{t('analytics.performance')}</h2>
            <p className={styles.small}>{t('analytics.performanceText')}</p>
          </header>
          <FigureRow labelledBy="performance" figures={performance} />
        </section>
      </div>
      <div className={columns.column}>
        <TopTowns towns={analytics.towns} />
        <TopSearches searches={analytics.searches} />
        <BestTimes analytics={analytics} />
        <ReportActions user={user} analytics={{ ...analytics, days }} />
        <AnalyticsSettings user={user} />
      </div>
    </div>
  );
}

/** Premium has ended since this browser last heard of it. */
function Ended({ user }: { user: CurrentUser }) {
  useEffect(() => void checkSession(), []);
  return (
    <div className={columns.page}>
      <div className={columns.column}>
        <LateGate user={user} />
      </div>
    </div>
  );
}

type FailedProps = { error: unknown; busy: boolean; onRetry: () => void };

function Failed({ error, busy, onRetry }: FailedProps) {
  const { t } = useTranslation(['premium', 'common']);
  const reasonOf = useErrorMessage();
  return (
    <div className={columns.page}>
      <Alert
        kind="bad"
        live
        title={t('analytics.failed')}
        action={
          <SendButton kind="plain" busy={busy} onClick={onRetry}>
            {t('common:ui.retry')}
          </SendButton>
        }
      >
        {reasonOf(error)}
      </Alert>
    </div>
  );
}

function Waiting() {
  return (
    <div className={columns.page}>
      <div className={columns.column}>
        {[1, 2].map((card) => (
          <Card key={card} as="div">
            <SkeletonGroup>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton shape="short" />
            </SkeletonGroup>
          </Card>
        ))}
      </div>
    </div>
  );
}
