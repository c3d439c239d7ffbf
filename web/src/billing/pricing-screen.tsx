import { plans } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { Head } from '../lib/head.tsx';
import { PageLink } from '../lib/page-link.tsx';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Section } from '../ui/section.tsx';
import { FaqList } from './faq-list.tsx';
import { hadTrial } from './had-trial.ts';
import { MemberAlert } from './member-alert.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-screen.module.css';

const questions = ['auto', 'trial', 'currency', 'after', 'cancel'] as const;

export function PricingScreen() {
  const { t } = useTranslation(['pricing', 'plans', 'common']);
  const { user } = useSession();
  return (
    <>
      <Head page="pricing" title={t('headTitle')} description={t('description')} />
      <PageHeader large title={t('title')} lead={t(hadTrial(user) ? 'leadMember' : 'lead')} />
      <Section>
        <div className={styles.notes}>
          {user ? (
            <MemberAlert user={user} />
          ) : (
            <Alert kind="good" title={t('plans:buyersFree')}>
              {t('plans:buyersFreeText')}
            </Alert>
          )}
          <Alert kind="info" title={t('common:payment')}>
            {user && t('closed.text')}
          </Alert>
        </div>
        <PlanCards />
        <p className={styles.share}>{t('sameShare')}</p>
        {(user === null || user.dailyMatchesLimit === null) && (
          <p className={styles.share}>
            {t('buyersLimit')} <PageLink page="how-it-works">{t('common:nav.howItWorks')}</PageLink>
          </p>
        )}
      </Section>
      <Section title={t('faqTitle')}>
        <FaqList
          questions={questions.map((key) => ({ question: t(`faq.${key}`), answer: t(`faq.${key}Text`) }))}
        />
        <LinkButton kind="plain" className={styles.last} href={pathTo(user ? 'dashboard' : 'register')}>
          {t(user ? 'account.dashboard' : 'account.create')}
        </LinkButton>
        {!user && (
          <p className={styles.already}>
            {t('account.already')}{' '}
            <LinkButton kind="quiet" href={pathTo('login')}>
              {t('account.login')}
            </LinkButton>
          </p>
        )}
      </Section>
    </>
  );
}

/** All plans, with a mark on the one that somebody has and on the one that the address names. */
function PlanCards() {
  const { t } = useTranslation('pricing');
  const { user } = useSession();
  const search = useSearch();
  const chosen = useHydrated() ? new URLSearchParams(search).get('plan') : null;
  return (
    <div className={styles.plans}>
      {plans.map((plan) => {
        const own = user?.subscriptionPlan === plan.id && (user.isInTrial || user.hasActiveSubscription);
        const badge = own && <Badge kind="good">{t(user?.isInTrial ? 'yourTrial' : 'yourPlan')}</Badge>;
        return (
          <PlanCard key={plan.id} plan={plan} badge={badge} chosen={chosen === plan.id}>
            <PlanAction plan={plan} />
          </PlanCard>
        );
      })}
    </div>
  );
}
