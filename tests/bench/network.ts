import { networkLimits } from '@mboalink/shared/limits.ts';
import pg from 'pg';
import type { Member } from '../setup/people.ts';
import { allCalls, me } from './calls/all-calls.ts';
import { reading } from './calls/reading.ts';
import { paidSeller } from './calls/viewers.ts';
import { type NestedPlans, readNestedPlans } from './database/nested-plans.ts';
import { blockMany, knowEachOther, knowMany } from './load/load-network.ts';
import type { Call } from './measure.ts';
import { type Bench, measured } from './phases.ts';
import type { CallFigures } from './report.ts';

export type NetworkFigures = { people: number; calls: CallFigures; plans: NestedPlans };

/** So many people of each kind somebody knows, and somebody who has saved as many as one may. */
const people = 5000;
const fewer = networkLimits.saved;

/** Measures the lists of somebody who knows many, and the searches of one with as many blocks as there may be. */
export async function measureNetwork(bench: Bench, ownerConnectionString: string): Promise<NetworkFigures> {
  const client = new pg.Client({ connectionString: ownerConnectionString });
  await client.connect();
  try {
    await knowEachOther(client);
    const [member, other, blocker] = [
      await paidSeller(bench.people),
      await paidSeller(bench.people),
      await paidSeller(bench.people),
    ];
    await knowMany(client, member.user._id, people);
    await knowMany(client, other.user._id, fewer);
    await blockMany(client, blocker.user._id);
    const calls = { ...listsOf(member), ...listsOfFewer(other), ...searchesOf(bench, { member, blocker }) };
    const { figures, batches } = await measured(bench, calls);
    return { people, calls: figures, plans: await readNestedPlans(ownerConnectionString, batches) };
  } finally {
    await client.end();
  }
}

function listsOf(member: Member): Record<string, Call> {
  const read = reading(member);
  return {
    [me]: read('/auth/me'),
    saved: read('/contacts/saved'),
    'saved, page 200': read('/contacts/saved?page=200'),
    'saved, by a word': read('/contacts/saved?search=plombier'),
    network: read('/business-connections'),
    'network, page 200': read('/business-connections?page=200'),
    'network, by a word': read('/business-connections?q=plombier'),
    'network, trusted': read('/business-connections?trustLevel=trusted'),
    'network, stats': read('/business-connections/stats'),
    'who opened my number': read('/listing/reveals'),
    'dashboard, month': read('/analytics/dashboard?timeRange=month'),
  };
}

function listsOfFewer(member: Member): Record<string, Call> {
  const read = reading(member);
  return {
    'saved, of 1 000, by a word': read('/contacts/saved?search=plombier'),
    'network, of 1 000, by a word': read('/business-connections?q=plombier'),
    'openers, of 1 000': read('/listing/reveals'),
  };
}

const classes = [
  'common word',
  'category + city',
  'three words with a place',
  'misspelled',
  'landing',
] as const;

/** The same searches by somebody without a block, and by somebody with many. */
function searchesOf({ terms }: Bench, { member, blocker }: Record<'member' | 'blocker', Member>) {
  const [free, blocking] = [member, blocker].map((one) =>
    allCalls(terms, { of: () => one, isShownNumbers: false }),
  );
  const pairs = classes.flatMap((name): [string, Call | undefined][] => [
    [name, free?.[name]],
    [`${name}, blocks`, blocking?.[name]],
  ]);
  const calls = { ...Object.fromEntries(pairs), blocks: reading(blocker)('/blocks') };
  return calls as Record<string, Call>;
}
