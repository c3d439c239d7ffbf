import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { useSubscription } from '../../billing/use-subscription.ts';
import styles from '../../insights/insights.module.css';
import { pathTo } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Hem } from '../../ui/hem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const shown = ['line', 'towns', 'searches', 'hours'] as const;

/** What premium would tell somebody of their listing, what else it brings, and where it is to be had. */
export function AnalyticsGate({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['premium', 'plans']);
  const { subscription } = useSubscription();
  const premium = findPlan('premium');
  const had = findPlan(user.subscriptionPlan)?.features ?? [];
  const more = premium.features.filter((feature) => feature !== 'analytics' && !had.includes(feature));
  const mayTry = subscription?.mayTry ?? false;
  return (
    <Card gold aria-labelledby="gate" className={styles.gate}>
      <Hem kind="gold" />
      <div className={styles.gateBody}>
        <h2 id="gate">{t('gate.analytics')}</h2>
        <FactList
          items={shown.map((fact) => ({
            fact: t(`gate.analyticsShows.${fact}`),
            text: t(`gate.analyticsShows.${fact}Text`),
          }))}
        />
        {more.length > 0 && (
          <p>
            {t('gate.more')} {more.map((feature) => t(`plans:feature.${feature}`)).join(' · ')}
          </p>
        )}
        <LinkButton kind="gold" href={pathTo('upgrade', { plan: premium.id })}>
          {mayTry ? t('gate.try') : t('gate.get', { price: formatFrancs(premium.chargeAmount) })}
        </LinkButton>
        <p className={styles.small}>{t(mayTry ? 'gate.trialNoCard' : 'gate.noCard')}</p>
      </div>
    </Card>
  );
}
