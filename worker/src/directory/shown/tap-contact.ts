import { type SQL, sql } from 'drizzle-orm';
import { verifyChallenge } from '../../challenge.ts';
import { countedNetworksOf } from '../../session/network.ts';
import type { MemberContext } from '../../trpc.ts';
import { keyOf } from './asked.ts';
import { networkArrays } from './counters.ts';
import { showContacts } from './show-contacts.ts';

/** Opens one contact, where it `isTaken`: two statements of a batch. */
export async function tapContact(ctx: MemberContext, id: string, isTaken: SQL = sql`true`) {
  const networks = networkArrays(await countedNetworksOf(ctx));
  const solved = await verifyChallenge(ctx, 'reveal');
  const keys = sql<number[] | null>`case when ${isTaken} then ${keyOf(ctx, id)} end`;
  const { lock, show } = showContacts(ctx, { keys, networks, solved });
  return [lock, show] as const;
}
