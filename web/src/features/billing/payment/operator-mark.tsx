import type { Operator } from '@mboalink/shared/billing/payments.ts';
import { classNames } from '../../../components/class-names.ts';
import styles from './payment.module.css';

/** An operator's letters on its colour. */
export function OperatorMark({ operator }: { operator: Operator }) {
  return (
    <span className={classNames(styles.operator, styles[operator])} aria-hidden="true">
      {operator === 'mtn' ? 'MTN' : 'OM'}
    </span>
  );
}
