import type { Operator } from '@mboalink/shared/billing/payments.ts';
import { classNames } from '../../../components/class-names.ts';
import styles from './payment.module.css';

/** What operators call their mobile money, in either language. */
export const operatorNames: Record<Operator, string> = { mtn: 'MTN Mobile Money', orange: 'Orange Money' };

/** What people call them. */
export const operatorShort: Record<Operator, string> = { mtn: 'MTN', orange: 'Orange' };

/** An operator's letters on its colour. */
export function OperatorMark({ operator }: { operator: Operator }) {
  return (
    <span className={classNames(styles.operator, styles[operator])} aria-hidden="true">
      {operator === 'mtn' ? 'MTN' : 'OM'}
    </span>
  );
}
