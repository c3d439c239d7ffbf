import { jsonObject } from '@mboalink/db/sql/json.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import type { LeadsInput, LeadsOutput } from '@mboalink/shared/leads/calls.ts';
import { costOfClient, type LeadState } from '@mboalink/shared/leads/words.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { requireRow, type ViewerRow, viewerCte, viewerJson } from '../directory/viewer.ts';
import type { MemberContext } from '../trpc.ts';
import { type LeadsCte, leadsCte, leadsJson, toLead } from './leads.ts';

/** Who wrote to the viewer or called within thirty days, the latest first, and how many stand where. */
export async function listLeads(ctx: MemberContext, input: LeadsInput): Promise<LeadsOutput> {
  const { state, limit, cursor: page = input.page } = input;
  const viewer = viewerCte(ctx);
  const found = leadsCte(ctx);
  const rows = await ctx.db
    .with(viewer, found)
    .select({
      viewer: viewerJson(viewer),
      leads: leadsJson(ctx, found, { state, limit, page }),
      counts: countsJson(ctx, found),
    })
    .from(viewer);
  const { viewer: member, leads, counts } = requireRow(rows);
  return {
    leads: leads.map((row) => toLead(row, ctx)),
    counts,
    costXaf: costOf(member, counts.served),
    pagination: { page, limit, totalCount: counts[state] },
  };
}

function countsJson({ db }: MemberContext, found: LeadsCte): SQL<LeadsOutput['counts']> {
  const countOf = (state: LeadState) => sql<number>`(count(*) filter (where ${eq(found.state, state)}))::int`;
  const counts = jsonObject({
    waiting: countOf('waiting'),
    served: countOf('served'),
    not_client: countOf('not_client'),
    remind: countOf('remind'),
    all: sql<number>`count(*)::int`,
  });
  return sql`(${db.select({ counts }).from(found)})`;
}

/** Only a month that was paid costs anything. */
function costOf({ state, plan }: ViewerRow, served: number): number | null {
  const isPaid = state === 'active' || state === 'grace';
  return costOfClient(isPaid ? findPlan(plan ?? '')?.chargeAmount : undefined, served);
}
