import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../components/fact-list.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { payPath } from '../billing/plan-state.ts';
import styles from './report.module.css';

const shown = ['line', 'towns', 'searches', 'hours'] as const;

/** What premium would tell somebody of their listing, what else it brings, and where it is to be had. */
export function AnalyticsGate({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['dashboard', 'plans']);
  const { data } = trpc.billing.subscription.useQuery();
  const premium = findPlan('premium');
  const had = findPlan(user.subscriptionPlan)?.features ?? [];
  const more = premium.features.filter((feature) => feature !== 'analytics' && !had.includes(feature));
  const mayTry = data?.mayTry ?? false;
  const price = formatFrancs(premium.chargeAmount);
  return (
    <section className={styles.gate} aria-labelledby="gate">
      <h2 id="gate">{t('analytics.gate.analytics')}</h2>
      <FactList
        items={shown.map((fact) => ({
          fact: t(`analytics.gate.analyticsShows.${fact}`),
          text: t(`analytics.gate.analyticsShows.${fact}Text`),
        }))}
      />
      {more.length > 0 && (
        <p>
          {t('analytics.gate.more')} {more.map((feature) => t(`plans:feature.${feature}`)).join(' · ')}
        </p>
      )}
      <LinkButton kind="gold" href={payPath(premium.id)}>
        {mayTry ? t('analytics.gate.try') : t('analytics.gate.get', { price })}
      </LinkButton>
      <p className={styles.small}>{t(mayTry ? 'analytics.gate.trialNoCard' : 'analytics.gate.noCard')}</p>
    </section>
  );
}
