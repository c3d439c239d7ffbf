import { userTypes } from '@mboalink/shared/accounts/user-types.ts';
import { cheapestPrice } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format/money.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { FieldError } from '../../ui/field.tsx';
import { type AccountForm, sells } from '../form/account-values.ts';
import styles from '../form/form.module.css';
import { PlanChoice } from '../form/plan-choice.tsx';

const cheapest = formatFrancs(cheapestPrice);

export function RoleFields({ form }: { form: AccountForm }) {
  const { t } = useTranslation('accounts');
  const { values, change, idOf, errorOf } = form;
  const error = errorOf('type');
  return (
    <>
      <fieldset className={styles.choices} aria-describedby={error && `${idOf('type')}-error`}>
        <legend className="visually-hidden">{t('fields.type')}</legend>
        {userTypes.map((type) => (
          <ChoiceCard
            key={type}
            id={type === 'buyer' ? idOf('type') : undefined}
            name="type"
            value={type}
            title={t(`type.${type}`)}
            text={t(`type.${type}Text`, { price: cheapest })}
            checked={values.type === type}
            onChange={() => change({ type })}
          />
        ))}
        <FieldError id={idOf('type')} error={error} />
      </fieldset>
      {sells(values) && (
        <PlanChoice value={values.selectedPlan} onChange={(selectedPlan) => change({ selectedPlan })} />
      )}
    </>
  );
}
