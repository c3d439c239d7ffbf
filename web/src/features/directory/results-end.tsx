import { type Criteria, hasCriteria, searchSorts } from '@mboalink/shared/directory/criteria.ts';
import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { BellIcon, DownloadIcon, ShareIcon } from '../../components/icons.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { useLater } from '../../components/use-later.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './results-end.module.css';
import type { SearchDeed } from './search-dialog.tsx';
import { searchPath } from './use-search.ts';

/** Below the last card: what can be done with the search, and what the directory holds. */
export function ResultsEnd({ criteria }: { criteria: Criteria }) {
  return (
    <footer className={classNames('stack gap-2', styles.end)}>
      <SearchDeeds criteria={criteria} />
      <DirectoryFigures className={styles.figures} />
    </footer>
  );
}

const loadDialog = () => import('./search-dialog.tsx').then(({ SearchDialog }) => SearchDialog);

/** To be told of who is new for this search, to share it, to take its contacts along. */
export function SearchDeeds({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation(['search', 'directory']);
  const [deed, show] = useState<SearchDeed>();
  const close = () => show(undefined);
  const Dialog = useLater(loadDialog, deed !== undefined, close);
  const mayFollow = hasCriteria(criteria) && !isNumberSearch(criteria.search);
  return (
    <div className={classNames('row wrap', styles.deeds)}>
      {mayFollow && (
        <Button kind="quiet" icon={<BellIcon size={20} />} onClick={() => show('alert')}>
          {t('alert.save')}
        </Button>
      )}
      <Button kind="quiet" icon={<ShareIcon size={20} />} onClick={() => show('share')}>
        {t('directory:share.title')}
      </Button>
      <Button kind="quiet" icon={<DownloadIcon size={20} />} onClick={() => show('export')}>
        {t('directory:export.open')}
      </Button>
      {deed && Dialog && <Dialog deed={deed} criteria={criteria} onClose={close} />}
    </div>
  );
}

/** What the directory holds: contacts, active members, main categories. */
export function DirectoryFigures({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('search');
  const { data } = trpc.directory.stats.useQuery(undefined, { retry: false });
  if (!data) return null;
  const { totalContacts, activeMembers, totalCategories } = data;
  return (
    <ul className={classNames('row wrap small', className)} aria-label={t('stats.label')}>
      <li>{t('stats.contacts', { figure: formatCount(totalContacts) })}</li>
      <li>{t('stats.members', { figure: formatCount(activeMembers) })}</li>
      <li>{t('stats.categories', { figure: formatCount(totalCategories) })}</li>
    </ul>
  );
}

/** Rarely wanted things of a list, behind ⋯: another order, an alert, sharing, export. */
export function SearchTools({ criteria, isCheap }: { criteria: Criteria; isCheap: boolean }) {
  const { t } = useTranslation('search');
  return (
    <MoreMenu label={t('tools.label')}>
      <div className={styles.tools}>
        <SortLinks criteria={criteria} isCheap={isCheap} />
        <SearchDeeds criteria={criteria} />
      </div>
    </MoreMenu>
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
          className={classNames('row', styles.sort)}
          aria-current={chosen === sort || undefined}
        >
          {t(`sort.${sort || 'relevance'}`)}
        </Link>
      ))}
    </nav>
  );
}
