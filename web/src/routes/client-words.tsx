import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import { changes } from '../features/words/changes.ts';
import { Words } from '../features/words/words.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import type { Reads } from '../lib/trpc.ts';

export const handle = { words: ['words', 'business', 'settings'] } satisfies Handle;

const reads: Reads = ({ answers }) => [answers.words.prefetch()];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

export const action = serverChanges(changes);
export const clientAction = browserChanges(changes);

/** What clients say of the member's listing, and what the member says of sellers who answered. */
export default function ClientWordsPage() {
  const { t } = useTranslation('words');
  return (
    <AccountPage title={t('title')} description={t('description')} back="/dashboard" backLabel={t('back')}>
      {(user) => <Words user={user} />}
    </AccountPage>
  );
}
