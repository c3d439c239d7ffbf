import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import { useTranslation } from 'react-i18next';
import { SheetOpener } from '../../lib/sheet-opener.tsx';
import { BellIcon } from '../../ui/search-icons.tsx';
import { type Criteria, hasCriteria, writeCriteria } from '../criteria/criteria.ts';

type AlertButtonProps = { criteria: Criteria; label: string };

/** Leads to being told of who is new for a search; nothing where nothing was asked for, or a number, which finds nobody. */
export function AlertButton({ criteria, label }: AlertButtonProps) {
  const { t } = useTranslation('directory');
  return (
    hasCriteria(criteria) &&
    !isNumberSearch(criteria.search) && (
      <SheetOpener
        key={writeCriteria(criteria)}
        label={label}
        failed={t('export.failed')}
        icon={<BellIcon size={20} />}
        sheet={{ criteria }}
        load={async () => (await import('./save-alert.tsx')).SaveAlert}
      />
    )
  );
}
