import type { Connection } from '@mboalink/shared/network/calls.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { KnownRow } from '../list/known-row.tsx';
import { useKnownName } from '../list/use-known-name.ts';
import { knownOf } from './known-of.ts';
import { useLastContact } from './use-last-contact.ts';

type ArchivedRowProps = { row: Connection; problem: string | undefined; onRestore: () => void };

/** Somebody whom one took off the list, with the way back. */
export function ArchivedRow({ row, problem, onRestore }: ArchivedRowProps) {
  const { t } = useTranslation('network');
  const known = knownOf(row);
  const name = useKnownName(known);
  return (
    <KnownRow known={known} date={useLastContact(row)} problem={problem}>
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
