import { type Criteria, hasCriteria, toCountInput } from '@mboalink/shared/directory/criteria.ts';
import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { BellIcon, DownloadIcon, ShareIcon } from '../../components/icons.tsx';
import { ShareDialog } from '../../components/share-dialog.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { DirectoryFigures } from './directory-figures.tsx';
import { ExportDialog } from './export-dialog.tsx';
import styles from './results-end.module.css';
import { searchPath } from './use-search.ts';

/** Below the last card: what can be done with the search, and what the directory holds. */
export function ResultsEnd({ criteria }: { criteria: Criteria }) {
  return (
    <footer className={styles.end}>
      <SearchDeeds criteria={criteria} />
      <DirectoryFigures className={styles.figures} />
    </footer>
  );
}

/** To be told of who is new for this search, to share it, to take its contacts along. */
export function SearchDeeds({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation(['search', 'directory']);
  const [shown, show] = useState<'alert' | 'share' | 'export'>();
  const close = () => show(undefined);
  const mayFollow = hasCriteria(criteria) && !isNumberSearch(criteria.search);
  return (
    <div className={styles.deeds}>
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
      {shown === 'alert' && <AlertDialog criteria={criteria} onClose={close} />}
      {shown === 'share' && (
        <ShareDialog
          text={t('directory:share.search')}
          path={searchPath({ ...criteria, masked: false })}
          onClose={close}
        />
      )}
      {shown === 'export' && (
        <ExportDialog list={{ source: 'search', ...toCountInput(criteria) }} onClose={close} />
      )}
    </div>
  );
}
