import { cheapestPrice } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { type AccountForm, sells } from '../form/account-values.ts';
import styles from './register-screen.module.css';

/** Whether somebody buys or sells: by that the form is one screen, or has steps. */
export function TypeChoice({ form: { values, change, idOf, errorOf } }: { form: AccountForm }) {
  const { t } = useTranslation('accounts');
  const side = sells(values) ? 'seller' : values.type === 'buyer' ? 'buyer' : undefined;
  const error = errorOf('type');
  return (
    <div className={styles.wide}>
      <Segmented
        id={idOf('type')}
        label={t('fields.type')}
        options={[
          { value: 'buyer', label: t('type.buyer') },
          { value: 'seller', label: t('type.sell') },
        ]}
        value={side}
        describedBy={error && `${idOf('type')}-error`}
        onChange={(type) => change({ type })}
      />
      <FieldError id={idOf('type')} error={error} />
      <p className={styles.side}>
        {t(side ? `type.${side}Text` : 'type.asked', { price: formatFrancs(cheapestPrice) })}
      </p>
    </div>
  );
}
