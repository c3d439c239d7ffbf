import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import { changes } from '../features/incoming/changes.ts';
import { ForBuyers } from '../features/incoming/for-buyers.tsx';
import { Incoming } from '../features/incoming/incoming.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import type { Reads } from '../lib/trpc.ts';

export const handle = { words: ['incoming', 'push', 'settings'] } satisfies Handle;

const reads: Reads = ({ needs }) => [needs.incoming.prefetch()];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

export const action = serverChanges(changes);
export const clientAction = browserChanges(changes);

/** Who needs what the seller sells, and the way to answer. */
export default function NeedsIncoming() {
  const { t } = useTranslation('incoming');
  return (
    <AccountPage title={t('title')} description={t('description')} back="/dashboard" backLabel={t('back')}>
      {(user) => (user.userType === 'buyer' ? <ForBuyers /> : <Incoming user={user} />)}
    </AccountPage>
  );
}
