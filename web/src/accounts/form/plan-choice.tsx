import { type PlanId, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { PlanIcon } from '../../billing/plan-icon.tsx';
import { planLevel } from '../../billing/plan-level.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import styles from './form.module.css';

type PlanChoiceProps = { value: PlanId | ''; onChange: (plan: PlanId) => void };

/** Which plan somebody tries first: what each opens a day, and costs afterwards. */
export function PlanChoice({ value, onChange }: PlanChoiceProps) {
  const { t } = useTranslation('accounts');
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('fields.selectedPlan')}</legend>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <ChoiceCard
            key={plan.id}
            name="selectedPlan"
            value={plan.id}
            mark={<PlanIcon level={planLevel[plan.id]} />}
            title={plan.name}
            text={
              <>
                <span className={styles.daily}>{t('plan.daily', { count: plan.dailyLimit.trial })}</span>{' '}
                {t('plan.afterwards', { price: formatFrancs(plan.chargeAmount) })}
              </>
            }
            checked={value === plan.id}
            onChange={() => onChange(plan.id)}
          />
        ))}
      </div>
      <p className={styles.note}>{t('plan.note')}</p>
    </fieldset>
  );
}
