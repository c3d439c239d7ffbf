import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import { lateComponent } from '../../lib/late-component.tsx';
import { type Criteria, hasCriteria, writeCriteria } from '../criteria/criteria.ts';
import styles from './alert-offer.module.css';

const SaveAlert = lateComponent(() => import('./save-alert.tsx').then((file) => file.SaveAlert));

/** Offers to be told of who is new for a search; nothing where nothing was asked for, or a number, which finds nobody. */
export function AlertOffer({ criteria }: { criteria: Criteria }) {
  const isOffered = hasCriteria(criteria) && !isNumberSearch(criteria.search);
  return (
    isOffered && (
      <div className={styles.room}>
        <SaveAlert key={writeCriteria(criteria)} criteria={criteria} />
      </div>
    )
  );
}
