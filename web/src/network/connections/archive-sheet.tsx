import type { Connection } from '@mboalink/shared/network/calls.ts';
import { useTranslation } from 'react-i18next';
import { BlockButton } from '../../directory/block/block-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from '../list/list.module.css';
import { useKnownName } from '../list/use-known-name.ts';
import { knownOf } from './known-of.ts';

type ArchiveSheetProps = {
  /** Who is to be taken off the list; nobody while it is closed. */
  row: Connection | undefined;
  onArchive: (row: Connection) => void;
  onBlocked: () => void;
  onClose: () => void;
};

/** Asks before somebody is taken off the list; who wants to hear no more of them blocks them instead. */
export function ArchiveSheet({ row, onArchive, onBlocked, onClose }: ArchiveSheetProps) {
  const { t } = useTranslation('network');
  return (
    <Sheet
      open={row !== undefined}
      onClose={onClose}
      title={t('connections.question')}
      footer={
        row && (
          <div className={styles.buttons}>
            <Button wide onClick={() => onArchive(row)}>
              {t('connections.confirm')}
            </Button>
            {row.connectedUserId && <BlockButton wide contact={row.connectedUserId} onBlocked={onBlocked} />}
            <Button wide kind="quiet" onClick={onClose}>
              {t('connections.keep')}
            </Button>
          </div>
        )
      }
    >
      {row && <Consequence row={row} />}
    </Sheet>
  );
}

function Consequence({ row }: { row: Connection }) {
  const { t } = useTranslation('network');
  const name = useKnownName(knownOf(row));
  return <p>{t(row.state === 'unavailable' ? 'connections.goesLeft' : 'connections.goes', { name })}</p>;
}
