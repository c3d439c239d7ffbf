import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../components/class-names.ts';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import { isUnpaid } from '../features/billing/plan-state.ts';
import { useSubscription } from '../features/billing/use-plan.ts';
import { Alerts } from '../features/dashboard/alerts.tsx';
import styles from '../features/dashboard/dashboard.module.css';
import { BuyerPanel, PlanPanel } from '../features/dashboard/plan-panel.tsx';
import { QuickActions } from '../features/dashboard/quick-actions.tsx';
import { Village } from '../features/dashboard/village.tsx';
import { Month, month } from '../features/insights/month.tsx';
import weekStyles from '../features/insights/week-plot.module.css';
import { WeekPlot, WeekSentence } from '../features/insights/week-plot.tsx';
import { leadChanges } from '../features/leads/changes.ts';
import { firstWaiting, useWaitingCount, Waiting } from '../features/leads/waiting.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import { type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['dashboard', 'plans', 'leads', 'incoming', 'push'] } satisfies Handle;

const reads: Reads = ({ accounts, billing, leads, needs }) => [
  accounts.dashboard.prefetch(month),
  billing.subscription.prefetch(),
  leads.list.prefetch(firstWaiting),
  needs.incoming.prefetch(),
];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

export const action = serverChanges(leadChanges);
export const clientAction = browserChanges(leadChanges);

export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { data: me } = trpc.accounts.me.useQuery();
  return (
    <>
      <Head title={t('title')} description={t('description')} />
      {me && <Dashboard user={me.user} />}
    </>
  );
}

/** Whether the listing brought customers, then what to do, then the rest. */
function Dashboard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const subscription = useSubscription();
  const buys = user.userType === 'buyer';
  return (
    <>
      <PageHeader>
        <div className="row wrap between">
          <h1 tabIndex={-1} className={styles.welcome}>
            {t('welcome', { name: user.businessName || user.email })}
          </h1>
          {user.hasOpenPage && (
            <Link to={`/business/${user.slug}`} className={styles.own}>
              {t('ownPage')}
            </Link>
          )}
        </div>
        <Answer user={user} />
      </PageHeader>
      <div className={styles.page}>
        <div className={classNames(styles.column, 'stack gap-4')}>
          {!buys && <Waiting />}
          {!buys && <Alerts user={user} subscription={subscription} />}
          {!buys && <Village user={user} />}
          {buys && <BuyerPanel user={user} />}
          <Month buys={buys} />
          {!buys && !isUnpaid(user) && <PlanPanel user={user} />}
        </div>
        <QuickActions user={user} />
      </div>
    </>
  );
}

function Answer({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const { data } = trpc.accounts.dashboard.useQuery(month);
  const waiting = useWaitingCount(user.userType !== 'buyer');
  if (user.userType === 'buyer') return <p className={weekStyles.sentence}>{t('week.buyer')}</p>;
  if (isUnpaid(user)) return <p className={weekStyles.sentence}>{t('week.hidden')}</p>;
  if (!data) return null;
  return (
    <>
      <WeekSentence week={data.week} waiting={waiting} />
      <WeekPlot week={data.week} />
    </>
  );
}
