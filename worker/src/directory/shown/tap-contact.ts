import { verifyChallenge } from '../../challenge/verify-challenge.ts';
import { countedNetworksOf } from '../../session/network-hash.ts';
import type { MemberContext } from '../../trpc.ts';
import { keyOf } from './asked.ts';
import { networkArrays } from './counters.ts';
import { showContacts } from './show-contacts.ts';

/** Opens one contact: two statements of a batch. */
export async function tapContact(ctx: MemberContext, id: string) {
  const networks = networkArrays(await countedNetworksOf(ctx));
  const solved = await verifyChallenge(ctx, 'reveal');
  const { lock, show } = showContacts(ctx, { way: 'tap', keys: keyOf(ctx, id), networks, solved });
  return [lock, show] as const;
}
