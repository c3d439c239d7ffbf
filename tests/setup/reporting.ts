import { runScheduled } from '@mboalink/worker/local/serve-worker.ts';

import { grown, type Member, registerMember, sql } from '../factories.ts';
import { from, newNetworkAddress } from './networks.ts';
import { addresses } from './shared-application.ts';

export type Reporter = Member & { address: string };

type Made = { days?: number; address?: string; fields?: Record<string, unknown> };

/** Somebody with an account for a month, on a network of their own, unless it says otherwise. */
export async function newReporter({ days = 31, address, fields }: Made = {}): Promise<Reporter> {
  const member = await grown(await registerMember({ type: 'buyer', ...fields }), days);
  return { ...member, address: address ?? newNetworkAddress() };
}

export const newReporters = (count: number, made: Made = {}) =>
  Promise.all(Array.from({ length: count }, () => newReporter(made)));

/** A seller with a paid plan: ten numbers a day. */
export const newPayingReporter = async () => {
  const reporter = await newReporter({ fields: { type: 'seller', city: 'kribi', region: 'south' } });
  await sql(
    `update subscriptions set plan = 'pro', trial_ends_at = null, paid_until = now() + interval '20 days'
      where user_id = $1`,
    [reporter.user._id],
  );
  return reporter;
};

export const reveal = ({ client, address }: Reporter, id: string | undefined) =>
  client.rest('POST', `/contacts/${id}/reveal`, { headers: from(address) });

export const report = ({ client, address }: Reporter, id: string | undefined, reason = 'wrong_number') =>
  client.rest('POST', `/contacts/${id}/report`, { body: { reason }, headers: from(address) });

/** Lets a day pass since somebody opened a contact. */
export const letDayPass = ({ user }: Reporter, id: string | undefined) =>
  sql(
    `update reveals set revealed_at = revealed_at - interval '25 hours' where viewer_id = $1 and contact_id = $2`,
    [user._id, id],
  );

/** Opens a contact and reports it more than a day later. */
export async function revealAndReport(reporter: Reporter, id: string | undefined, reason = 'misleading') {
  const opened = await reveal(reporter, id);
  if (opened.status !== 200) throw new Error(`not opened: ${JSON.stringify(opened.body)}`);
  await letDayPass(reporter, id);
  return report(reporter, id, reason);
}

export async function isVisible(id: string | undefined): Promise<boolean> {
  const [row] = await sql<{ shown: boolean }>(
    `select visible_until > now() as shown from listings where user_id = $1`,
    [id],
  );
  return row?.shown ?? false;
}

/** Lets hours pass since a contact was reported, and hidden. */
export async function letPass(hours: number, id: string | undefined): Promise<void> {
  await sql(
    `update contact_reports set reported_at = reported_at - make_interval(hours => $2) where contact_id = $1`,
    [id, hours],
  );
  await sql(
    `update listings set hidden_until = hidden_until - make_interval(hours => $2),
      reports_count_from = reports_count_from - make_interval(hours => $2) where user_id = $1`,
    [id, hours],
  );
}

/** How many mails tell the owner of a listing that it is hidden. */
export async function mailsAbout(id: string | undefined): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from outbox where starts_with(idempotency_key, 'listing-reported-' || $1)`,
    [id],
  );
  return row?.count ?? 0;
}

/** Runs jobs of the clock by their names. */
export async function runJobs(...names: string[]): Promise<void> {
  await sql('delete from jobs where name = any ($1)', [names]);
  await runScheduled(addresses.url, '* * * * *', new Date());
}
