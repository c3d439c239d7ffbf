import { plans } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { Head } from '../app/head.tsx';
import { pathTo } from '../app/paths.ts';
import { useSession } from '../app/session-context.ts';
import { useHydrated } from '../app/use-hydrated.ts';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Note } from '../ui/note.tsx';
import { Roof } from '../ui/roof.tsx';
import { Section } from '../ui/section.tsx';
import { FaqList } from './faq-list.tsx';
import { MemberNote } from './member-note.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-screen.module.css';

const questions = ['auto', 'trial', 'currency', 'after', 'cancel'] as const;

export function PricingScreen() {
  const { t } = useTranslation(['pricing', 'plans']);
  const { user } = useSession();
  const search = useSearch();
  const chosen = useHydrated() ? new URLSearchParams(search).get('plan') : null;
  return (
    <>
      <Head page="pricing" title={t('headTitle')} description={t('description')} />
      <Roof sign title={t('title')} lead={t('lead')} />
      <Section>
        <div className={styles.notes}>
          {user ? (
            <>
              <MemberNote user={user} />
              <Note kind="info" title={t('closed.title')}>
                {t('closed.text')}
              </Note>
            </>
          ) : (
            <Note kind="good" title={t('plans:buyersFree')}>
              {t('plans:buyersFreeText')}
            </Note>
          )}
        </div>
        <div className={styles.plans}>
          {plans.map((plan) => {
            const own = user?.subscriptionPlan === plan.id && user.dailyMatchesLimit !== null;
            const badge = own && <Badge kind="good">{t(user?.isInTrial ? 'yourTrial' : 'yourPlan')}</Badge>;
            return (
              <PlanCard key={plan.id} plan={plan} badge={badge} chosen={chosen === plan.id}>
                <PlanAction plan={plan} />
              </PlanCard>
            );
          })}
        </div>
        <p className={styles.share}>{t('sameShare')}</p>
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
