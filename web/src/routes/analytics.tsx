import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../components/empty-state.tsx';
import { Fold } from '../components/fold.tsx';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { AnsweredShare } from '../features/insights/answered-share.tsx';
import { DailyBars } from '../features/insights/daily-bars.tsx';
import { AnalyticsGate } from '../features/insights/gate.tsx';
import { Month, month } from '../features/insights/month.tsx';
import { Report } from '../features/insights/report.tsx';
import { isEmpty, ranges, useAnalytics } from '../features/insights/use-report.ts';
import { WeekPlot, WeekSentence } from '../features/insights/week-plot.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import { type Outputs, type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['dashboard', 'directory', 'plans'] } satisfies Handle;

/** What somebody is shown: only premium has its data, and only while it runs. */
function viewOf({ userType, subscriptionPlan: plan, isInTrial, hasActiveSubscription }: CurrentUser) {
  if (userType === 'buyer') return 'buyer';
  const runs = isInTrial || hasActiveSubscription;
  return runs && (plan === 'premium' || plan === 'pro') ? plan : 'gate';
}

const reads: Reads = (utils) => [readFor(utils).catch(() => undefined)];

async function readFor({ accounts, billing }: Parameters<Reads>[0]): Promise<void> {
  const { user } = await accounts.me.ensureData();
  const view = viewOf(user);
  if (view === 'buyer') return;
  await Promise.all(
    view === 'premium'
      ? [
          accounts.dashboard.prefetch(ranges.figures),
          accounts.profileViews.prefetch(ranges.views),
          accounts.geographic.prefetch(ranges.places),
        ]
      : [accounts.dashboard.prefetch(month), billing.subscription.prefetch()],
  );
}

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

const views = { buyer: ForBuyers, gate: ForOthers, pro: ForOthers, premium: ForPremium };

export default function AnalyticsPage() {
  const { t } = useTranslation('dashboard');
  const { data: me } = trpc.accounts.me.useQuery();
  const View = me && views[viewOf(me.user)];
  return (
    <>
      <Head title={t('analytics.title')} description={t('analytics.description')} />
      {me && View && <View user={me.user} />}
    </>
  );
}

type ViewProps = { user: CurrentUser };

type FrameProps = { week?: Outputs['accounts']['dashboard']['week'] | undefined; children: ReactNode };

/** The sentence and the week above what comes below. */
function Frame({ week, children }: FrameProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('analytics.title')}>
        {week && <WeekSentence week={week} />}
        {week && <WeekPlot week={week} />}
      </PageHeader>
      <div className="stack gap-4 column">{children}</div>
    </>
  );
}

function ForPremium({ user }: ViewProps) {
  const { t } = useTranslation('dashboard');
  const read = useAnalytics();
  if (read.hasEnded) return <ForOthers />;
  return (
    <Frame week={read.data?.week}>
      <Loaded query={read} failed={t('week.failed')}>
        {(analytics) =>
          isEmpty(analytics) ? (
            <EmptyState picture="nothing" title={t('analytics.emptyTitle')} text={t('analytics.emptyText')}>
              <LinkButton href="/profile">{t('analytics.complete')}</LinkButton>
            </EmptyState>
          ) : (
            <>
              <AnsweredShare answered={analytics.answered} />
              <Report user={user} analytics={analytics} />
            </>
          )
        }
      </Loaded>
    </Frame>
  );
}

/** Pro reads the month and its days above what premium adds; others what it would tell them. */
function ForOthers() {
  const { t } = useTranslation('dashboard');
  const { data } = trpc.accounts.dashboard.useQuery(month);
  return (
    <Frame week={data?.week}>
      {data && <AnsweredShare answered={data.answered} />}
      {data?.trend && (
        <>
          <Month buys={false} />
          <Fold title={t('analytics.daily')} open>
            <DailyBars days={data.trend.map(({ day, profileViews }) => ({ day, views: profileViews }))} />
          </Fold>
        </>
      )}
      <AnalyticsGate />
    </Frame>
  );
}

function ForBuyers() {
  const { t } = useTranslation('dashboard');
  return (
    <Frame>
      <EmptyState picture="nothing" title={t('analytics.buyerTitle')}>
        <LinkButton href="/my-contacts">{t('analytics.buyerContacts')}</LinkButton>
        <LinkButton kind="plain" href="/settings/listing">
          {t('analytics.gate.sell')}
        </LinkButton>
      </EmptyState>
    </Frame>
  );
}
