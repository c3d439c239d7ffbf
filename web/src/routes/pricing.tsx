import { requestContext } from '@mboalink/shared/request-context.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Alert } from '../components/alert.tsx';
import { FaqList } from '../components/faq-list.tsx';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Section } from '../components/section.tsx';
import { PlanLadder } from '../features/billing/plan-ladder.tsx';
import { PlanOffer } from '../features/billing/plan-offer.tsx';
import { type PlanOwner, payPath, productNamed, waysOf } from '../features/billing/plan-state.ts';
import type { Handle } from '../lib/handle.ts';
import { apiOf } from '../lib/queries.server.ts';

export const handle = { words: ['plans'], frame: 'plain' } satisfies Handle;

/** The plans, and the reader's own; whoever comes back signed in to a plan they chose goes on to its payment. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = apiOf({ context });
  const { isSignedIn } = context.get(requestContext);
  const [methods, user] = await Promise.all([
    api.billing.methods.query().catch(() => undefined),
    isSignedIn
      ? api.accounts.me.query().then(
          (answer) => answer.user,
          () => null,
        )
      : null,
  ]);
  const isSeller = user !== null && user.userType !== 'buyer';
  const chosen = productNamed(url.searchParams.get('plan'));
  if (isSeller && chosen) throw redirect(payPath(chosen));
  const subscription = isSeller ? await api.billing.subscription.query().catch(() => null) : null;
  return { ways: waysOf(methods), user: user && planOwner(user), subscription };
}

/** Nothing of somebody but their plan stands in a public page. */
function planOwner(user: PlanOwner): PlanOwner {
  const { userType, subscriptionPlan, subscriptionState, isInTrial, hasActiveSubscription } = user;
  const { trialEndDate, paidUntil, planUntil, nextPlan, daysLeft, cancelledAt, dailyMatchesLimit } = user;
  return {
    ...{ userType, subscriptionPlan, subscriptionState, isInTrial, hasActiveSubscription },
    ...{ trialEndDate, paidUntil, planUntil, nextPlan, daysLeft, cancelledAt, dailyMatchesLimit },
  };
}

const questions = [
  ...(['number', 'pay', 'auto', 'trial', 'cancel'] as const),
  ...(['sponsored', 'currency', 'change', 'after'] as const),
];

export default function Pricing() {
  const { t } = useTranslation('plans');
  const { user, subscription, ways } = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={t('head.title')} description={t('head.description')} canonical="/pricing" />
      <PageHeader large title={t('title')}>
        <PlanLadder />
      </PageHeader>
      <Section>
        <div className="stack gap-4">
          <PlanOffer {...{ user, subscription, ways }} />
          {user?.userType !== 'seller' && (
            <Alert kind="good" title={t('buyers.title')}>
              {t('buyers.text')}
            </Alert>
          )}
          {!user && (
            <Alert kind="info" title={t('firstMonth.title')}>
              {t('firstMonth.text')}
            </Alert>
          )}
        </div>
      </Section>
      <Section title={t('faqTitle')}>
        <div className="stack gap-4">
          <FaqList
            questions={questions.map((key) => ({ question: t(`faq.${key}`), answer: t(`faq.${key}Text`) }))}
          />
          <p className="quiet">{t('ways')}</p>
          <p className="row wrap">
            <LinkButton kind="plain" href={user ? '/dashboard' : '/register'}>
              {t(user ? 'account.dashboard' : 'account.create')}
            </LinkButton>
            {!user && (
              <LinkButton kind="quiet" href="/login">
                {t('account.login')}
              </LinkButton>
            )}
          </p>
        </div>
      </Section>
    </>
  );
}
