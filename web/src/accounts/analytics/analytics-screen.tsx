import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MonthFigures } from '../../dashboard/month-figures.tsx';
import { useReader } from '../../directory/use-member.ts';
import { DailyLine } from '../../insights/daily-line.tsx';
import { DataProvider } from '../../lib/api/data-provider.tsx';
import { insightsQueries } from '../../lib/api/insights-queries.ts';
import { Head } from '../../lib/head.tsx';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import columns from '../../ui/columns.module.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AnalyticsReport } from './analytics-report.tsx';
import { LateGate } from './late-gate.tsx';

export function AnalyticsScreen() {
  const { user } = useSession();
  const { t } = useTranslation('premium');
  if (!user) return null;
  return (
    <DataProvider>
      <Head page="analytics" title={t('analytics.title')} description={t('analytics.description')} />
      <PageHeader title={t('analytics.title')} lead={t('analytics.lead')} />
      <Content user={user} />
    </DataProvider>
  );
}

/** Premium reads what its listing brings, pro its three figures above what premium adds; whoever buys has no listing. */
function Content({ user }: { user: CurrentUser }) {
  const { userType, subscriptionPlan: plan, isInTrial, hasActiveSubscription } = user;
  if (userType === 'buyer') return <ForBuyers />;
  const isShown = isInTrial || hasActiveSubscription;
  if (plan === 'premium' && isShown) return <AnalyticsReport user={user} />;
  return (
    <div className={columns.page}>
      <div className={columns.column}>
        {plan === 'pro' && isShown && <ProFigures />}
        <LateGate user={user} />
      </div>
    </div>
  );
}

/** The three figures of the month, and how the first went day by day. */
function ProFigures() {
  const { t } = useTranslation('premium');
  const { data } = useQuery(insightsQueries.dashboard(useReader(), 'month'));
  return (
    <>
      <MonthFigures />
      {data?.trend && (
        <Panel title={t('analytics.daily')} text={t('analytics.dailyText')}>
          <DailyLine days={data.trend.map(({ day, profileViews }) => ({ day, views: profileViews }))} />
        </Panel>
      )}
    </>
  );
}

function ForBuyers() {
  const { t } = useTranslation('premium');
  return (
    <EmptyState picture="nothing" title={t('analytics.buyerTitle')} text={t('analytics.buyerText')}>
      <LinkButton href={pathTo('my-contacts')}>{t('analytics.buyerContacts')}</LinkButton>
      <LinkButton kind="plain" href={pathTo('settings')}>
        {t('gate.sell')}
      </LinkButton>
    </EmptyState>
  );
}
