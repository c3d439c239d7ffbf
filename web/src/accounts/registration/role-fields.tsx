import { userTypes } from '@mboalink/shared/accounts/user.ts';
import { plans } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { fcfa } from '../../billing/money.ts';
import { planLevel } from '../../billing/plan-level.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { FieldError } from '../../ui/field.tsx';
import { PlanMark } from '../../ui/plan-mark.tsx';
import styles from './register-screen.module.css';
import { sells } from './registration.ts';
import { fieldId, type RegistrationForm } from './use-registration-form.ts';

const cheapest = fcfa(Math.min(...plans.map((plan) => plan.chargeAmount)));

export function RoleFields({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('accounts');
  const { values, change, errorOf } = form;
  const error = errorOf('type');
  return (
    <>
      <fieldset className={styles.choices} aria-describedby={error && `${fieldId('type')}-error`}>
        <legend className="visually-hidden">{t('fields.type')}</legend>
        {userTypes.map((type) => (
          <ChoiceCard
            key={type}
            id={type === 'buyer' ? fieldId('type') : undefined}
            name="type"
            value={type}
            title={t(`type.${type}`)}
            text={t(`type.${type}Text`, { price: cheapest })}
            checked={values.type === type}
            onChange={() => change({ type })}
          />
        ))}
        <FieldError id={fieldId('type')} error={error} />
      </fieldset>
      {sells(values) && <PlanChoice form={form} />}
    </>
  );
}

function PlanChoice({ form: { values, change } }: { form: RegistrationForm }) {
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
            mark={<PlanMark level={planLevel[plan.id]} />}
            title={plan.name}
            text={
              <>
                <span className={styles.daily}>{t('plan.daily', { count: plan.dailyLimit.trial })}</span>{' '}
                {t('plan.afterwards', { price: fcfa(plan.chargeAmount) })}
              </>
            }
            checked={values.selectedPlan === plan.id}
            onChange={() => change({ selectedPlan: plan.id })}
          />
        ))}
      </div>
      <p className={styles.note}>{t('plan.note')}</p>
    </fieldset>
  );
}
