import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import type { Change } from '../features/accounts/change.ts';
import { OwnPlan } from '../features/billing/own-plan.tsx';
import { RunningPasses } from '../features/billing/pass-offer.tsx';
import { PaymentNotices } from '../features/billing/payment-notice.tsx';
import { PaymentsList } from '../features/billing/payments-list.tsx';
import { useSubscription } from '../features/billing/use-plan.ts';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import type { Reads } from '../lib/trpc.ts';

export const handle = { words: ['settings', 'plans', 'payment'] } satisfies Handle;

const reads: Reads = (utils) => [utils.billing.subscription.prefetch(), utils.billing.payments.prefetch()];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

const cancel: Change = async ({ client, utils }) => {
  await client.billing.cancelSubscription.mutate();
  await utils.accounts.me.invalidate();
};

const resume: Change = async ({ client, utils }) => {
  await client.billing.resumeSubscription.mutate();
  await utils.accounts.me.invalidate();
};

const changes = { cancel, resume };

export const action = serverChanges(changes);
export const clientAction = browserChanges(changes);

/** My plan and receipts. */
export default function SettingsPlan() {
  const { t } = useTranslation(['settings', 'payment']);
  const subscription = useSubscription();
  return (
    <AccountPage title={t('rows.plan')}>
      {(user) => (
        <>
          <PaymentNotices subscription={subscription} />
          <RunningPasses passes={subscription?.passes ?? []} />
          {user.userType !== 'buyer' && <OwnPlan user={user} />}
          <h2>{t('payment:payments.title')}</h2>
          <PaymentsList />
        </>
      )}
    </AccountPage>
  );
}
