import { pagePath } from '@mboalink/shared/directory/page-paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import styles from './links.module.css';

/** Links to the page before and after, where there are any. */
export function Pagination({ path, page, pages }: { path: string; page: number; pages: number }) {
  const { t } = useTranslation('business');
  if (pages < 2) return null;
  return (
    <nav className={classNames('row wrap between', styles.paging)} aria-label={t('paging.label')}>
      {page > 1 ? (
        <Link rel="prev" to={pagePath(path, page - 1)}>
          {t('paging.before')}
        </Link>
      ) : (
        <span />
      )}
      <span>{t('paging.page', { page, pages })}</span>
      {page < pages ? (
        <Link rel="next" to={pagePath(path, page + 1)}>
          {t('paging.after')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
