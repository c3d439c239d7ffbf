import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useLater } from '../../components/use-later.ts';
import styles from './filters.module.css';
import { type Search, searchPath } from './use-search.ts';

export const loadFilters = () => import('./filters-form.tsx').then(({ FiltersOfSearch }) => FiltersOfSearch);

type FiltersLinkProps = {
  search: Search;
  /** What it is called, where that is not what is seen. */
  label?: string;
  children: ReactNode;
};

/** Opens the filters; without scripts it leads to the page that has them. */
export function FiltersLink({ search, label, children }: FiltersLinkProps) {
  const { t } = useTranslation('search');
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const FiltersOfSearch = useLater(loadFilters, isOpen, close);
  const path = searchPath(search.criteria);
  return (
    <>
      <Link
        to={`${path}${path.includes('?') ? '&' : '?'}filters=1`}
        className={classNames('tap', styles.opener)}
        aria-label={label ?? t('filters.show')}
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          open(true);
        }}
      >
        {children}
      </Link>
      {isOpen && FiltersOfSearch && (
        <Dialog title={t('filters.title')} onClose={close}>
          <FiltersOfSearch search={search} onDone={close} />
        </Dialog>
      )}
    </>
  );
}
