import { type Criteria, hasCriteria } from '@mboalink/shared/directory/criteria.ts';
import { hasFilters } from '@mboalink/shared/directory/filters.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import styles from './results.module.css';
import { UnderstoodLine } from './understood-line.tsx';
import type { ContactSearch } from './use-search.ts';

/** How many contacts match, and what was searched for; read out on change. */
export function ResultsHead({ search, criteria }: { search: ContactSearch; criteria: Criteria }) {
  const { t } = useTranslation('search');
  const { latest, isFetching, contacts } = search;
  return (
    <div role="status" className={classNames(styles.head, hasFilters(criteria) && styles.besideFilters)}>
      {latest && contacts.length > 0 && (
        <>
          <h2>
            {t('results.count', {
              count: latest.pagination.totalCount,
              shown: formatCount(latest.pagination.totalCount, latest.pagination.totalIsLowerBound),
            })}
          </h2>
          {hasCriteria(criteria) ? (
            <UnderstoodLine understood={latest.understood} criteria={criteria} />
          ) : (
            <p className={styles.for}>{t('results.newestNear')}</p>
          )}
        </>
      )}
      {isFetching && !latest && <p className="visually-hidden">{t('results.searching')}</p>}
    </div>
  );
}
