import type { Understood } from '@mboalink/shared/directory/calls.ts';
import { type Criteria, withoutFilters, writeCriteria } from '@mboalink/shared/directory/criteria.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import styles from './results.module.css';
import { isNothingExact, isOfFiltersAlone, isReadAsTyped, understoodText } from './understood-text.ts';

type UnderstoodLineProps = { understood: Understood | null; criteria: Criteria };

/** What the words were taken for, and the way back to what was typed. */
export function UnderstoodLine({ understood, criteria }: UnderstoodLineProps) {
  const { t } = useTranslation('search');
  const { search, exact } = criteria;
  if (search === '') return null;
  if (exact) {
    return (
      <p className={styles.for}>
        {t('understood.exact', { search })}
        {' · '}
        <SearchLink criteria={{ ...criteria, exact: false }}>{t('understood.widely')}</SearchLink>
      </p>
    );
  }
  const text = understoodText(t, criteria, understood);
  if (!understood || text === '') return <p className={styles.for}>{t('results.for', { search })}</p>;
  if (isOfFiltersAlone(criteria, understood)) {
    return (
      <p className={styles.for}>
        {text}
        {' · '}
        <SearchLink criteria={withoutFilters(criteria)}>{t('understood.withoutFilters')}</SearchLink>
      </p>
    );
  }
  return (
    <p className={styles.for}>
      {text}
      {!isReadAsTyped(search, understood) && !isNothingExact(understood) && (
        <>
          {' · '}
          <SearchLink criteria={{ ...criteria, exact: true }}>
            {t('understood.instead', { search })}
          </SearchLink>
        </>
      )}
    </p>
  );
}

function SearchLink({ criteria, children }: { criteria: Criteria; children: string }) {
  const [pathname] = useLocation();
  return (
    <Link
      href={`${pathname}?${writeCriteria(criteria)}`}
      onClick={() => scrollTo(0, 0)}
      className={styles.way}
    >
      {children}
    </Link>
  );
}
