import { useTranslation } from 'react-i18next';
import { Head } from '../lib/head.tsx';
import { PageLink } from '../lib/page-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Section } from '../ui/section.tsx';
import type { PassOfferProps } from './pass-offer.tsx';
import { PlanOffer } from './plan-offer.tsx';
import styles from './pricing-screen.module.css';
import { usePaymentPart } from './use-payment-part.ts';

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

type Load = typeof import('./pass-offer.tsx').loadPassOffer;

const load = async (...[i18n]: Parameters<Load>) => (await import('./pass-offer.tsx')).loadPassOffer(i18n);

const messages = ['passes'] as const;

/** The passes, which come after the plans: whoever wants a plan does not wait for them. */
function PassesBeside(props: PassOfferProps) {
  const { Part } = usePaymentPart(true, load, messages);
  return Part ? <Part {...props} /> : null;
}
