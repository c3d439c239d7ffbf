import { defaultPlan, findPlan, type PlanId, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '../../../components/choice-card.tsx';
import styles from './fields.module.css';

/** Which plan the free month tries: one line, which unfolds what each opens a day and costs afterwards. */
export function PlanField({ kept = defaultPlan }: { kept?: PlanId | undefined }) {
  const { t } = useTranslation('register');
  const [chosen, choose] = useState(kept);
  return (
    <details className={styles.details}>
      <summary>
        {t('plan.line', { plan: findPlan(chosen).name })} · {t('plan.change')}
      </summary>
      <fieldset className="stack gap-2">
        <legend>{t('plan.question')}</legend>
        {plans.map((plan) => (
          <ChoiceCard
            key={plan.id}
            name="selectedPlan"
            value={plan.id}
            title={plan.name}
            text={`${t('plan.daily', { count: plan.dailyLimit.trial })}, ${t('plan.afterwards', { price: formatFrancs(plan.chargeAmount) })}`}
            defaultChecked={plan.id === kept}
            onChange={() => choose(plan.id)}
          />
        ))}
        <p className="quiet">{t('plan.note')}</p>
      </fieldset>
    </details>
  );
}
