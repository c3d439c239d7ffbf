import type { Connection } from '@mboalink/shared/network/calls.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { KnownRow } from '../list/known-row.tsx';
import { useKnownName } from '../list/use-known-name.ts';
import styles from './connections.module.css';
import { knownOf } from './known-of.ts';
import { useLastContact } from './use-last-contact.ts';

type ArchivedRowProps = { row: Connection; problem: string | undefined; onRestore: () => void };

/** Somebody whom one took off the list, with what one thought of them, and the way back. */
export function ArchivedRow({ row, problem, onRestore }: ArchivedRowProps) {
  const { t } = useTranslation('network');
  const known = knownOf(row);
  const name = useKnownName(known);
  return (
    <KnownRow known={known} date={useLastContact(row)} problem={problem}>
      {row.state !== 'unavailable' && row.trustLevel === 'trusted' && (
        <p>
          <Badge kind="good">{t('connections.trusted')}</Badge>
        </p>
      )}
      {row.note && <p className={styles.text}>{row.note}</p>}
      <Button
        kind="plain"
        wide
        aria-label={t('connections.archived.restoreOf', { name })}
        onClick={onRestore}
      >
        {t('connections.archived.restore')}
      </Button>
    </KnownRow>
  );
}
