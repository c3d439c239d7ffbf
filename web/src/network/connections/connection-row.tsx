import type { Connection } from '@mboalink/shared/network/calls.ts';
import { useTranslation } from 'react-i18next';
import { trustWishes } from '../../lib/api/network-wishes.ts';
import { useMarks } from '../../lib/api/wishes.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArchiveIcon } from '../../ui/search-icons.tsx';
import { Switch } from '../../ui/switch.tsx';
import { KnownRow } from '../list/known-row.tsx';
import { useKnownName } from '../list/use-known-name.ts';
import { ConnectionNote } from './connection-note.tsx';
import styles from './connections.module.css';
import { knownOf } from './known-of.ts';
import { useLastContact } from './use-last-contact.ts';

type ConnectionRowProps = {
  row: Connection;
  problem: string | undefined;
  onTrust: (trusted: boolean) => void;
  onArchive: () => void;
};

/** Somebody one knows: of whoever is unavailable nothing is said. */
export function ConnectionRow({ row, problem, onTrust, onArchive }: ConnectionRowProps) {
  const { t } = useTranslation('network');
  const known = knownOf(row);
  const name = useKnownName(known);
  const trusted = useMarks(trustWishes).get(row._id) ?? row.trustLevel === 'trusted';
  return (
    <KnownRow
      known={known}
      date={useLastContact(row)}
      problem={problem}
      remove={<IconButton icon={ArchiveIcon} label={t('connections.remove', { name })} onClick={onArchive} />}
    >
      {row.state !== 'unavailable' && (
        <div className={styles.own}>
          {row.connectionType && (
            <span className={styles.type}>
              <Badge>{t(`connections.types.${row.connectionType}`)}</Badge>
            </span>
          )}
          <Switch
            label={
              <>
                {t('connections.trusted')} <span className="visually-hidden">{name}</span>
              </>
            }
            checked={trusted}
            onChange={(event) => onTrust(event.target.checked)}
          />
          <ConnectionNote row={row} name={name} />
        </div>
      )}
    </KnownRow>
  );
}
