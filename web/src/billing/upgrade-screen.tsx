import { useTranslation } from 'react-i18next';
import { Head } from '../lib/head.tsx';
import { PageLink } from '../lib/page-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Section } from '../ui/section.tsx';
import { PassesBeside } from './passes-beside.tsx';
import { PlanOffer } from './plan-offer.tsx';
import styles from './pricing-screen.module.css';

/** The plans in a member's account. */
export function UpgradeScreen() {
  const { t } = useTranslation('pricing');
  return (
    <>
      <Head page="upgrade" title={t('upgradeTitle')} description={t('description')} />
      <PageHeader title={t('upgradeTitle')} lead={t('leadMember')} />
      <Section>
        <PlanOffer beside={(pay) => <PassesBeside onChoose={pay} />} />
        <p className={styles.share}>
          {t('sameShare')} <PageLink page="pricing">{t('faqTitle')}</PageLink>
        </p>
      </Section>
    </>
  );
}
