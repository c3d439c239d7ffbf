import { type Criteria, hasCriteria, writeCriteria } from '@mboalink/shared/directory/criteria.ts';
import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetOpener } from '../../lib/sheet-opener.tsx';
import { BellIcon } from '../../ui/search-icons.tsx';

type AlertButtonProps = { criteria: Criteria; label: string };

/** Leads to being told of who is new for a search; nothing where nothing was asked for, or a number, which finds nobody. */
export function AlertButton({ criteria, label }: AlertButtonProps) {
  return (
    hasCriteria(criteria) &&
    !isNumberSearch(criteria.search) && (
      <Opener key={writeCriteria(criteria)} criteria={criteria} label={label} />
    )
  );
}

/** Says that a search is followed, once it is. */
function Opener({ criteria, label }: AlertButtonProps) {
  const { t } = useTranslation(['search', 'directory']);
  const [followed, onFollow] = useState(false);
  return (
    <SheetOpener
      label={followed ? t('alert.followed') : label}
      failed={t('directory:notOpened', { name: label })}
      icon={<BellIcon size={20} />}
      sheet={{ criteria, onFollow }}
      load={async () => (await import('./save-alert.tsx')).SaveAlert}
    />
  );
}
