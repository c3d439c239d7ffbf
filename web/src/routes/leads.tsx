import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import { ForBuyers } from '../features/incoming/for-buyers.tsx';
import { leadChanges } from '../features/leads/changes.ts';
import { LeadList, LeadTabs, leadTabOf } from '../features/leads/lead-list.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import type { Reads } from '../lib/trpc.ts';

export const handle = { words: ['leads', 'contacts', 'incoming', 'push', 'settings'] } satisfies Handle;

const reads: Reads = ({ leads, needs }, url) => [
  leads.list.prefetchInfinite({ state: leadTabOf(url) }),
  needs.incoming.prefetch(),
];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

export const action = serverChanges(leadChanges);
export const clientAction = browserChanges(leadChanges);

/** Who wrote to the seller or called: three lists. */
export default function Leads() {
  const { t } = useTranslation('leads');
  const tab = leadTabOf(useLocation());
  return (
    <AccountPage
      title={t('title')}
      description={t('description')}
      back="/dashboard"
      backLabel={t('back')}
      head={(user) => user.userType !== 'buyer' && <LeadTabs tab={tab} />}
    >
      {(user) => (user.userType === 'buyer' ? <ForBuyers /> : <LeadList key={tab} tab={tab} />)}
    </AccountPage>
  );
}
