import { cheapestPrice } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import type { AccountForm } from '../form/account-values.ts';
import styles from '../form/form.module.css';
import { PlanChoice } from '../form/plan-choice.tsx';

const cheapest = formatFrancs(cheapestPrice);

/** Whether somebody who sells buys as well, and by which plan they begin. */
export function RoleFields({ form: { values, change } }: { form: AccountForm }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('fields.type')}</legend>
        {(['seller', 'both'] as const).map((type) => (
          <ChoiceCard
            key={type}
            name="type"
            value={type}
            title={t(`type.${type}`)}
            text={t(`type.${type}Text`, { price: cheapest })}
            checked={values.type === type}
            onChange={() => change({ type })}
          />
        ))}
      </fieldset>
      <PlanChoice value={values.selectedPlan} onChange={(selectedPlan) => change({ selectedPlan })} />
    </>
  );
}
