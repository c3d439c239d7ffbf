import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import type { Criteria } from '../criteria/criteria.ts';
import { useShowSearch } from '../criteria/search-form.tsx';
import { widenings } from '../criteria/widening.ts';
import styles from './results.module.css';

/** Shown when nobody matches; each line widens the search by one step. */
export function NoResults({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('search');
  const names = useNames();
  const show = useShowSearch();
  const nameOf = {
    search: criteria.search,
    items: names?.subcategory(criteria.subcategory) ?? '',
    subcategory: names?.category(criteria.category) ?? '',
    city: names?.region(criteria.region) ?? '',
    region: '',
    userType: '',
    everything: '',
  };
  return (
    <EmptyState picture="nothing" title={t('results.emptyTitle')} text={t('results.emptyText')}>
      <ul className={styles.widenings}>
        {widenings(criteria).map(({ by, criteria: wider }) => (
          <li key={by}>
            <button type="button" className={styles.widening} onClick={() => show(() => wider)}>
              <span>{t(`results.widen.${by}`, { name: nameOf[by] })}</span>
              <ChevronRightIcon size={20} />
            </button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
