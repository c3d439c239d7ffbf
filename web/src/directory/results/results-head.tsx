import { formatCount } from '@mboalink/shared/format/counts.ts';
import { useTranslation } from 'react-i18next';
import { type Criteria, hasCriteria } from '../criteria/criteria.ts';
import styles from './results.module.css';
import type { ContactSearch } from './use-search.ts';

/** How many contacts match, and what was searched for; read out on change. */
export function ResultsHead({ search, criteria }: { search: ContactSearch; criteria: Criteria }) {
  const { t } = useTranslation('directory');
  const { latest, isFetching, contacts } = search;
  const pagination = latest?.pagination;
  return (
    <div role="status" className={styles.head}>
      {pagination && contacts.length > 0 && (
        <>
          <h2>
            {t('results.count', {
              count: pagination.totalCount,
              shown: formatCount(pagination.totalCount, pagination.totalIsLowerBound),
            })}
          </h2>
          <p className={styles.for}>
            {criteria.search && t('results.for', { search: criteria.search })}
            {!hasCriteria(criteria) && t('results.newestNear')}
          </p>
        </>
      )}
      {isFetching && !latest && <p className="visually-hidden">{t('results.searching')}</p>}
    </div>
  );
}
