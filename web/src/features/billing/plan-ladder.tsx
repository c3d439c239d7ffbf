import { plans } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import styles from './plan-ladder.module.css';

const rows = [1, 2, 3, 4, 5];

/** Where money counts: behind four others, behind one, before all. */
const placeOf = { basic: 5, pro: 2, premium: 1 } as const;

/** Three short lists of search with "You" where each plan would put it. */
export function PlanLadder() {
  const { t } = useTranslation('plans');
  return (
    <figure className={classNames('stack gap-2', styles.figure)}>
      <figcaption className="quiet">{t('example')}</figcaption>
      <div className="stack thirds gap-2" role="img" aria-label={t('ladder')}>
        {plans.map(({ id, name }) => (
          <div key={id} className={classNames('stack gap-1', styles.rung)}>
            <div className={classNames('stack gap-1', styles.list)}>
              {rows.map((row) => (
                <div key={row} className={classNames(styles.row, row === placeOf[id] && styles.you)}>
                  {row === placeOf[id] ? t('you') : undefined}
                </div>
              ))}
            </div>
            <strong>{name}</strong>
          </div>
        ))}
      </div>
    </figure>
  );
}
