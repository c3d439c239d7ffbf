import { runScheduled } from '@mboalink/worker/local/serve-worker.ts';
import { grown, type Member, registerMember, sql } from '../factories.ts';
import { from, newNetworkAddress } from './networks.ts';
import { addresses } from './shared-application.ts';

type Searcher = Member & { address: string };

/** A word that nobody said before. */
export function newWord(): string {
  const letter = () => 'bdfgklmnprtvz'[Math.floor(Math.random() * 13)];
  return Array.from({ length: 8 }, (_, at) =>
    at % 2 ? 'aiou'[Math.floor(Math.random() * 4)] : letter(),
  ).join('');
}

/** A buyer whose searches count for others: with an account for eight days, on a network of their own. */
export async function newSearcher(): Promise<Searcher> {
  const member = await grown(await registerMember({ type: 'buyer' }), 8);
  return { ...member, address: newNetworkAddress() };
}

export const newSearchers = (count: number) => Promise.all(Array.from({ length: count }, newSearcher));

export const searchFor = ({ client, address }: Searcher, text: string) =>
  client.rest('GET', `/contacts/search?search=${encodeURIComponent(text)}`, { headers: from(address) });

/** Runs a job of the clock by its name, as soon as what happened is written. */
export async function runJob(name: 'index' | 'figures'): Promise<void> {
  await settled();
  await sql('delete from jobs where name = $1', [name]);
  await runScheduled(addresses.url, '* * * * *', new Date());
}

/** Waits until what was recorded after the answers is in the database. */
export async function settled(): Promise<void> {
  const counted = 'select (select count(*) from listing_events) + (select count(*) from searches) as count';
  const count = async () => (await sql<{ count: string }>(counted))[0]?.count;
  for (let before = await count(), same = 0; same < 3; ) {
    await new Promise((soon) => setTimeout(soon, 100));
    const now = await count();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}
