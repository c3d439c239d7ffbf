import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { MoreOfPlan } from '../billing/plan-card.tsx';
import { payPath } from '../billing/plan-state.ts';

const shown = ['line', 'towns', 'searches', 'hours'] as const;

/** What premium would tell somebody of their listing, what else it brings, and where it is to be had. */
export function AnalyticsGate() {
  const { t } = useTranslation(['dashboard', 'plans']);
  const { data } = trpc.billing.subscription.useQuery();
  const premium = findPlan('premium');
  const price = formatFrancs(premium.chargeAmount);
  return (
    <Card gold className="stack gap-4" aria-labelledby="gate">
      <h2 id="gate">{t('analytics.gate.analytics')}</h2>
      <FactList items={shown.map((fact) => ({ fact: t(`analytics.gate.shows.${fact}`), text: '' }))} />
      <MoreOfPlan plan={premium} />
      <LinkButton kind="gold" href={payPath(premium.id)}>
        {data?.mayTry ? t('plans:try') : t('analytics.gate.get', { price })}
      </LinkButton>
      <p className="quiet">{t('analytics.gate.noCard')}</p>
    </Card>
  );
}
