import { formatCount, formatFrancs } from '@mboalink/shared/format.ts';
import type { LeadsOutput } from '@mboalink/shared/leads/calls.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { trpc } from '../../lib/trpc.ts';
import { AskForPush } from '../accounts/push/ask-for-push.tsx';
import { nextPage } from '../network/list-address.ts';
import { ListState, MoreRows } from '../network/list-states.tsx';
import { useLeadChanges } from './use-lead-changes.ts';
import { useWaitingNeeds, WaitingRows } from './waiting.tsx';

export const leadTabs = ['waiting', 'served', 'all'] as const;

export type LeadTab = (typeof leadTabs)[number];

export const leadTabOf = ({ search }: { search: string }): LeadTab => {
  const named = new URLSearchParams(search).get('tab');
  return leadTabs.find((tab) => tab === named) ?? 'waiting';
};

function useLeads(tab: LeadTab) {
  const read = trpc.leads.list.useInfiniteQuery({ state: tab }, { getNextPageParam: nextPage });
  const needs = useWaitingNeeds();
  const found = read.data?.pages[0];
  return {
    read,
    needs: tab === 'waiting' ? needs : [],
    leads: read.data?.pages.flatMap(({ leads }) => leads) ?? [],
    found,
    counts: found && { ...found.counts, waiting: found.counts.waiting + needs.length },
  };
}

/** The three lists, each with how many are in it. */
export function LeadTabs({ tab }: { tab: LeadTab }) {
  const { t } = useTranslation('leads');
  const { counts } = useLeads(tab);
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={leadTabs.map((name) => ({
        name,
        text: `${t(`tabs.${name}`)} ${counts ? formatCount(counts[name]) : ''}`,
      }))}
      current={tab}
      page="/leads"
    />
  );
}

/** Who wrote or called: those of one tab. */
export function LeadList({ tab }: { tab: LeadTab }) {
  const { t } = useTranslation('leads');
  const { read, needs, leads, found } = useLeads(tab);
  const changes = useLeadChanges();
  const nobody = <EmptyState picture="nothing" title={t(`empty.${tab}`)} text={t('empty.text')} />;
  return (
    <ListState read={read} count={leads.length + needs.length} empty={nobody}>
      <h2 className="visually-hidden">{t(`tabs.${tab}`)}</h2>
      {tab === 'served' && found && <ServedLine found={found} />}
      <WaitingRows leads={leads} needs={needs} changes={changes} />
      <MoreRows read={read} />
      {tab === 'waiting' && <AskForPush reason="leads" />}
    </ListState>
  );
}

/** How many were served in the month, and what each cost of the plan. */
function ServedLine({ found: { counts, costXaf } }: { found: LeadsOutput }) {
  const { t } = useTranslation('leads');
  const served = t('served', { count: counts.served, shown: formatCount(counts.served) });
  return (
    <p className="strong">
      {served}
      {costXaf !== null && ` · ${t('cost', { price: formatFrancs(costXaf) })}`}
    </p>
  );
}
