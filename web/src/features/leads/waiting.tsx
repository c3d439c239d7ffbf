import { formatCount } from '@mboalink/shared/format.ts';
import type { Lead } from '@mboalink/shared/leads/calls.ts';
import type { IncomingNeed } from '@mboalink/shared/needs/calls.ts';
import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChevronRightIcon } from '../../components/icons.tsx';
import { trpc } from '../../lib/trpc.ts';
import { AskForPush } from '../accounts/push/ask-for-push.tsx';
import { NeedRow } from '../incoming/need-row.tsx';
import { LeadRow } from './lead-row.tsx';
import styles from './leads.module.css';
import { type LeadChanges, useLeadChanges } from './use-lead-changes.ts';

/** As many as stand on the dashboard; the others on their own page. */
export const firstWaiting = { state: 'waiting', limit: 3 } as const;

/** The needs that were sent to the seller and may still be answered. */
export function useWaitingNeeds(enabled = true): readonly IncomingNeed[] {
  const { data } = trpc.needs.incoming.useQuery(undefined, { enabled });
  if (!data || data.whyNot) return [];
  return data.needs.filter(
    ({ isAsked, ownAnswer, answers }) => isAsked && !ownAnswer && answers < needLimits.answers,
  );
}

/** How many people and needs wait for an answer; undefined until that is known. */
export function useWaitingCount(enabled: boolean): number | undefined {
  const needs = useWaitingNeeds(enabled);
  const { data } = trpc.leads.list.useQuery(firstWaiting, { enabled });
  return data && data.counts.waiting + needs.length;
}

type WaitingRowsProps = {
  leads: readonly Lead[];
  needs: readonly IncomingNeed[];
  changes: LeadChanges;
  most?: number;
};

/** People and needs, the latest first; `changes` are of who stays when the last of them goes. */
export function WaitingRows({ leads, needs, changes, most }: WaitingRowsProps) {
  const rows = [
    ...leads.map((lead) => ({ at: lead.lastContactAt, lead, need: undefined })),
    ...needs.map((need) => ({ at: need.createdAt, lead: undefined, need })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <ul className={`rows ${styles.list}`}>
      {rows
        .slice(0, most)
        .map(({ lead, need }) =>
          lead ? (
            <LeadRow key={lead._id} lead={lead} changes={changes} />
          ) : (
            <NeedRow key={need._id} need={need} />
          ),
        )}
    </ul>
  );
}

/** Who waits for an answer, on the dashboard. */
export function Waiting() {
  const { t } = useTranslation('leads');
  const needs = useWaitingNeeds();
  const changes = useLeadChanges();
  const { data } = trpc.leads.list.useQuery(firstWaiting);
  if (!data) return null;
  const count = data.counts.waiting + needs.length;
  if (count + data.counts.all === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="waiting">
      <div className="row between">
        <h2 id="waiting">{count > 0 ? t('waiting', { shown: formatCount(count) }) : t('allAnswered')}</h2>
        <Link to="/leads" className={styles.all}>
          {t('all')} <ChevronRightIcon size={16} />
        </Link>
      </div>
      {count > 0 && (
        <WaitingRows leads={data.leads} needs={needs} changes={changes} most={firstWaiting.limit} />
      )}
      {data.counts.all > 0 && <AskForPush reason="leads" />}
    </section>
  );
}
