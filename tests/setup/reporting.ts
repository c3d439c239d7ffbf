import { randomUUID } from 'node:crypto';
import { runScheduled } from '@mboalink/worker/local/run-scheduled.ts';

import { type Member, registerMember, sql } from '../factories.ts';
import { from, newNetworkAddress } from './networks.ts';
import { addresses } from './shared-application.ts';

export type Reporter = Member & { address: string };

type Made = { days?: number; address?: string; device?: string; fields?: Record<string, unknown> };

/** Somebody with an account for eight days, in a browser and on a network of their own, unless it says otherwise. */
export async function newReporter({ days = 8, address, device, fields }: Made = {}): Promise<Reporter> {
  const member = await registerMember({ type: 'buyer', ...fields });
  await sql(`update users set created_at = now() - make_interval(days => $2) where id = $1`, [
    member.user._id,
    days,
  ]);
  if (device) await sql(`update sessions set device_hash = $2 where user_id = $1`, [member.user._id, device]);
  return { ...member, address: address ?? newNetworkAddress() };
}

export const newReporters = (count: number, made: Made = {}) =>
  Promise.all(Array.from({ length: count }, () => newReporter(made)));

/** A mark that several browsers may share. */
export const newDevice = () => randomUUID();

/** A seller with a paid plan: ten numbers a day. */
export const newPayingReporter = async (made: Made = {}) => {
  const reporter = await newReporter({ ...made, fields: { type: 'seller', city: 'kribi', region: 'south' } });
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

/** Opens a contact and reports it. */
export async function revealAndReport(reporter: Reporter, id: string | undefined, reason = 'misleading') {
  const opened = await reveal(reporter, id);
  if (opened.status !== 200) throw new Error(`not opened: ${JSON.stringify(opened.body)}`);
  return report(reporter, id, reason);
}

/** The state of the latest case of a contact; undefined where there never was one. */
export async function caseOf(id: string | undefined): Promise<string | undefined> {
  const [row] = await sql<{ state: string }>(
    `select state from report_cases where contact_id = $1 order by id desc limit 1`,
    [id],
  );
  return row?.state;
}

export async function isVisible(id: string | undefined): Promise<boolean> {
  const [row] = await sql<{ shown: boolean }>(
    `select visible_until > now() as shown from listings where user_id = $1`,
    [id],
  );
  return row?.shown ?? false;
}

/** Lets hours pass for the cases of a contact: mails were sent, and everything happened, so much earlier. */
export async function letPass(hours: number, id: string | undefined): Promise<void> {
  await sql(
    `update outbox set sent_at = coalesce(sent_at, now()) - make_interval(hours => $2)
      from report_cases where contact_id = $1 and starts_with(idempotency_key, 'listing-reported-' || report_cases.id)`,
    [id, hours],
  );
  await sql(
    `update contact_reports set reported_at = reported_at - make_interval(hours => $2) where contact_id = $1`,
    [id, hours],
  );
  await sql(
    `update report_cases set told_at = told_at - make_interval(hours => $2),
      told_again_at = told_again_at - make_interval(hours => $2),
      answered_at = answered_at - make_interval(hours => $2), hidden_at = hidden_at - make_interval(hours => $2),
      closed_at = closed_at - make_interval(hours => $2) where contact_id = $1`,
    [id, hours],
  );
}

/** Runs jobs of the clock by their names. */
export async function runJobs(...names: string[]): Promise<void> {
  await sql('delete from jobs where name = any ($1)', [names]);
  await runScheduled(addresses.url, '* * * * *', new Date());
}
