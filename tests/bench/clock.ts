import { runScheduled } from '@mboalink/worker/local/run-scheduled.ts';
import pg from 'pg';
import type { Addresses } from '../setup/people.ts';
import { dueMails } from './load/load-regular-mails.ts';
import type { Terms } from './random-terms.ts';

/** In how many seconds a job ended, and how where it failed; of one that mails people how many it looked at, and how many it mailed. */
export type JobFigures = { seconds: number; failed?: string; lookedAt?: number; mailed?: number };

const mailing = { alerts: 'searchAlerts', digests: 'weeklyDigest' } as const;

/** Eight in the morning in Douala on the Monday of this week. */
function mondayMorning(): Date {
  const now = new Date();
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - sinceMonday, 7));
}

/** Runs each of the clock's jobs by itself, those that mail people as on a Monday morning. */
export async function measureClock(addresses: Addresses, terms: Terms): Promise<Record<string, JobFigures>> {
  const client = new pg.Client({ connectionString: addresses.connectionString });
  await client.connect();
  try {
    await dueMails(client, terms);
    const figures: Record<string, JobFigures> = {};
    for (const name of await jobNames(client, addresses)) {
      figures[name] =
        name === 'alerts' || name === 'digests'
          ? await runMailing(client, addresses, name)
          : await runAlone(client, addresses, name, new Date());
    }
    await client.query('delete from jobs');
    return figures;
  } finally {
    await client.end();
  }
}

/** A clock that comes by for the first time writes down which jobs there are. */
async function jobNames(client: pg.Client, { url }: Addresses): Promise<string[]> {
  await runScheduled(url, '* * * * *', new Date()).catch(() => {});
  const { rows } = await client.query<{ name: string }>('select name from jobs order by name');
  return rows.map(({ name }) => name);
}

async function runAlone(client: pg.Client, { url }: Addresses, name: string, at: Date): Promise<JobFigures> {
  await client.query(
    `update jobs set due_at = case when name = $1 then '-infinity' else 'infinity'::timestamptz end`,
    [name],
  );
  const started = performance.now();
  const failed = await runScheduled(url, '* * * * *', at).then(() => undefined, String);
  return { seconds: (performance.now() - started) / 1000, ...(failed && { failed }) };
}

async function runMailing(
  client: pg.Client,
  addresses: Addresses,
  name: keyof typeof mailing,
): Promise<JobFigures> {
  const at = mondayMorning();
  const count = async () => {
    const { rows } = await client.query<{ looked: number; mailed: number }>(
      `select count(*)::int as looked, count(*) filter (where mailed_on = $2)::int as mailed from regular_mails
        where kind = $1 and looked_on = $2`,
      [mailing[name], at.toISOString().slice(0, 10)],
    );
    return rows[0] ?? { looked: 0, mailed: 0 };
  };
  const before = await count();
  const run = await runAlone(client, addresses, name, at);
  const after = await count();
  return { ...run, lookedAt: after.looked - before.looked, mailed: after.mailed - before.mailed };
}
