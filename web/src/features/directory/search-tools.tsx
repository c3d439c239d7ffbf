import { type Criteria, searchSorts } from '@mboalink/shared/directory/criteria.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { SearchDeeds } from './results-end.tsx';
import styles from './search-tools.module.css';
import { searchPath } from './use-search.ts';

/** Rarely wanted things of a list, behind ⋯: another order, an alert, sharing, export. */
export function SearchTools({ criteria, isCheap }: { criteria: Criteria; isCheap: boolean }) {
  const { t } = useTranslation('search');
  return (
    <details className={styles.tools}>
      <summary aria-label={t('tools.label')}>
        <span aria-hidden="true">⋯</span>
      </summary>
      <Card as="div" className={styles.menu}>
        <SortLinks criteria={criteria} isCheap={isCheap} />
        <SearchDeeds criteria={criteria} />
      </Card>
    </details>
  );
}

function SortLinks({ criteria, isCheap }: { criteria: Criteria; isCheap: boolean }) {
  const { t } = useTranslation('search');
  // Where the words ask for what is cheap, another order has to be said aloud.
  const first = isCheap || criteria.sort === 'relevance' ? 'relevance' : '';
  const sorts = [first, ...searchSorts] as const;
  const chosen = isCheap ? 'price' : criteria.sort;
  return (
    <nav aria-label={t('sort.label')}>
      <p className={classNames('small strong', styles.title)}>{t('sort.label')}</p>
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={searchPath({ ...criteria, sort })}
          className={styles.sort}
          aria-current={chosen === sort || undefined}
        >
          {t(`sort.${sort || 'relevance'}`)}
        </Link>
      ))}
    </nav>
  );
}
