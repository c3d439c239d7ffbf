import { blockFactor } from '@mboalink/shared/limits.ts';
import type { Context } from '../context.ts';
import { keyedHash } from '../keys/keyed-hash.ts';
import { blockOf, isThisMachine, networkOf } from './network.ts';

type Located = Pick<Context, 'keys' | 'networkAddress'>;

/** How the database knows a network: a keyed hash, nothing readable; null on this machine, where nobody is a stranger. */
export async function networkHashOf({ keys, networkAddress }: Located): Promise<string | null> {
  if (isThisMachine(networkAddress)) return null;
  return keyedHash(await keys.current('network'), networkOf(networkAddress));
}

/** Something that a limit by network is counted for; it may hold `factor` times what one network may. */
export type CountedNetwork = { networkHash: string; factor: number };

/** All that a limit by network is counted for: the network, and the /48 around it of an IPv6 address. */
export async function countedNetworksOf(ctx: Located): Promise<CountedNetwork[]> {
  const networkHash = await networkHashOf(ctx);
  if (!networkHash) return [];
  const block = blockOf(ctx.networkAddress);
  if (!block) return [{ networkHash, factor: 1 }];
  const blockHash = await keyedHash(await ctx.keys.current('network'), block);
  return [
    { networkHash, factor: 1 },
    { networkHash: blockHash, factor: blockFactor },
  ];
}
