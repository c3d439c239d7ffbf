import { type Criteria, toCountInput } from '@mboalink/shared/directory/criteria.ts';
import { useTranslation } from 'react-i18next';
import { ShareDialog } from '../../components/share-dialog.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { searchPath } from './use-search.ts';

export type SearchDeed = 'alert' | 'share' | 'export';

type SearchDialogProps = { deed: SearchDeed; criteria: Criteria; onClose: () => void };

/** What is done with a search; fetched once it is asked for. */
export function SearchDialog({ deed, criteria, onClose }: SearchDialogProps) {
  const { t } = useTranslation('directory');
  if (deed === 'alert') return <AlertDialog criteria={criteria} onClose={onClose} />;
  if (deed === 'export')
    return <ExportDialog list={{ source: 'search', ...toCountInput(criteria) }} onClose={onClose} />;
  return (
    <ShareDialog
      text={t('share.search')}
      path={searchPath({ ...criteria, masked: false })}
      onClose={onClose}
    />
  );
}
