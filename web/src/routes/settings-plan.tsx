import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { OwnPlan } from '../features/billing/own-plan.tsx';
import { RunningPasses } from '../features/billing/pass-offer.tsx';
import { PaymentNotice } from '../features/billing/payment-notice.tsx';
import { PaymentsList } from '../features/billing/payments-list.tsx';
import { useSubscription } from '../features/billing/use-plan.ts';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { apiOf, serverReads } from '../lib/queries.server.ts';
import type { Reads } from '../lib/trpc.ts';

export const handle = { words: ['settings', 'plans', 'payment'] } satisfies Handle;

const reads: Reads = (utils) => [utils.billing.subscription.prefetch(), utils.billing.payments.prefetch()];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

/** Cancels the plan or takes that back, before scripts are here. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { billing } = apiOf({ context });
  const isResumed = (await request.formData()).get('intent') === 'resume';
  await (isResumed ? billing.resumeSubscription : billing.cancelSubscription).mutate().catch(() => undefined);
  throw redirect('/settings/plan');
}

/** My plan and receipts. */
export default function SettingsPlan() {
  const { t } = useTranslation('payment');
  const subscription = useSubscription();
  return (
    <AccountPage title={t('plan.page')} description={t('payments.text')}>
      {(user) => (
        <>
          <PaymentNotice payment={subscription?.openPayment} />
          <PaymentNotice payment={subscription?.reviewedPayment} />
          <RunningPasses passes={subscription?.passes ?? []} />
          {user.userType !== 'buyer' && <OwnPlan user={user} />}
          <h2>{t('payments.title')}</h2>
          <PaymentsList />
        </>
      )}
    </AccountPage>
  );
}
