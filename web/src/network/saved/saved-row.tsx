import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import type { SavedRow as Row } from '../../lib/api/network-queries.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { BookmarkIcon } from '../../ui/member-icons.tsx';
import { KnownRow } from '../list/known-row.tsx';
import styles from '../list/list.module.css';
import { useKnownName } from '../list/use-known-name.ts';

type SavedRowProps = { row: Row; problem: string | undefined; onRemove: () => void };

export function SavedRow({ row, problem, onRemove }: SavedRowProps) {
  const { t, i18n } = useTranslation('network');
  const name = useKnownName(row);
  return (
    <KnownRow
      known={row}
      date={t('savedOn', { date: formatDate(row.savedAt, languageOf(i18n)) })}
      problem={problem}
      remove={
        <IconButton
          icon={BookmarkIcon}
          className={styles.saved}
          label={t('remove', { name })}
          onClick={onRemove}
        />
      }
    />
  );
}
