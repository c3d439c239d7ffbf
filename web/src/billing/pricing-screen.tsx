import { useTranslation } from 'react-i18next';
import { Head } from '../lib/head.tsx';
import { PageLink } from '../lib/page-link.tsx';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { FaqList } from '../ui/faq-list.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Section } from '../ui/section.tsx';
import { hadTrial } from './had-trial.ts';
import { PassesBeside } from './passes-beside.tsx';
import { PlanOffer } from './plan-offer.tsx';
import styles from './pricing-screen.module.css';

const questions = ['auto', 'trial', 'currency', 'change', 'after', 'cancel'] as const;

export function PricingScreen() {
  const { t } = useTranslation(['pricing', 'common']);
  const { user } = useSession();
  return (
    <>
      <Head page="pricing" title={t('headTitle')} description={t('description')} />
      <PageHeader large title={t('title')} lead={t(hadTrial(user) ? 'leadMember' : 'lead')} />
      <Section>
        <PlanOffer beside={(pay) => <PassesBeside onChoose={pay} />} />
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
