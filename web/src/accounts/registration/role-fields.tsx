import { userTypes } from '@mboalink/shared/accounts/user.ts';
import { plans } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { formatFrancs } from '../../lib/format/money.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { FieldError } from '../../ui/field.tsx';
import { PlanChoice } from './plan-choice.tsx';
import styles from './register-screen.module.css';
import { sells } from './registration.ts';
import { fieldId, type RegistrationForm } from './use-registration-form.ts';

const cheapest = formatFrancs(Math.min(...plans.map((plan) => plan.chargeAmount)));

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
      {sells(values) && (
        <PlanChoice value={values.selectedPlan} onChange={(selectedPlan) => change({ selectedPlan })} />
      )}
    </>
  );
}
