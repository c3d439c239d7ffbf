import { isPassId, type ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, redirect, useActionData, useNavigate, useSearchParams } from 'react-router';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Section } from '../components/section.tsx';
import { answerForm } from '../features/billing/payment/answer-form.ts';
import { PaymentDialog } from '../features/billing/payment/payment-dialog.tsx';
import { PlanOffer } from '../features/billing/plan-offer.tsx';
import { productNamed, waysOf } from '../features/billing/plan-state.ts';
import { useSubscription } from '../features/billing/use-plan.ts';
import type { Handle } from '../lib/handle.ts';
import { safeRedirect } from '../lib/next.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { apiOf, serverReads } from '../lib/queries.server.ts';
import { type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['plans', 'payment'] } satisfies Handle;

const reads: Reads = (utils) => [utils.billing.subscription.prefetch(), utils.billing.methods.prefetch()];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

/** A form that was sent before scripts were here: what was asked for is followed on a page of its own. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const answered = await answerForm(
    apiOf({ context }),
    url.searchParams.get('plan'),
    await request.formData(),
  );
  if (typeof answered === 'string') throw redirect(answered);
  return answered;
}

const redirectMilliseconds = 2000;

/** The plans in a member's account; `?plan=` opens the payment of one. */
export default function Upgrade() {
  const { t } = useTranslation('plans');
  const user = trpc.accounts.me.useQuery().data?.user ?? null;
  const subscription = useSubscription();
  // Also where it could not be: whoever wants to pay is not kept from it.
  const isAsked = trpc.billing.subscription.useQuery(undefined, { enabled: false }).isFetched;
  const ways = waysOf(trpc.billing.methods.useQuery().data);
  const { chosen, next, close, finish } = usePaying();
  const answered = useActionData<typeof action>();
  const mayPay = user !== null && user.userType !== 'buyer' && (ways.isOpen || subscription?.mayTry === true);
  return (
    <>
      <Head title={t('titleOwn')} description={t('head.description')} />
      <PageHeader title={t('titleOwn')} lead={t('leadMember')} />
      <Section>
        <PlanOffer {...{ user, subscription, ways, chosen }} />
        <LinkButton kind="quiet" href="/pricing">
          {t('faqTitle')}
        </LinkButton>
      </Section>
      {chosen && mayPay && isAsked && (
        <PaymentDialog
          key={chosen}
          product={chosen}
          ownNumber={user.whatsapp}
          {...{ ways, subscription, next, answered }}
          onClose={close}
          onPaid={finish}
        />
      )}
    </>
  );
}

/** What the address says is paid for; once it is paid the way goes on to the dashboard, and after a pass to where somebody came from. */
function usePaying() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeRedirect(search.get('next')) ?? '/find-contact';
  const [paid, setPaid] = useState<ProductId>();
  const onward = paid && isPassId(paid) ? next : '/dashboard';
  useEffect(() => {
    if (!paid) return undefined;
    const leave = setTimeout(() => navigate(onward), redirectMilliseconds);
    return () => clearTimeout(leave);
  }, [paid, onward, navigate]);
  return {
    chosen: productNamed(search.get('plan')),
    next,
    close: () => navigate(paid ? onward : '/upgrade', { replace: true }),
    finish: useCallback((product: ProductId) => setPaid(product), []),
  };
}
