import type { Context } from '../context.ts';
import { keyedHash } from '../keys/keyed-hash.ts';
import { isThisMachine, networkOf } from './network.ts';

/** How the database knows a network: a keyed hash, nothing readable; null on this machine, where nobody is a stranger. */
export async function networkHashOf(ctx: Pick<Context, 'keys' | 'networkAddress'>): Promise<string | null> {
  const { keys, networkAddress } = ctx;
  if (isThisMachine(networkAddress)) return null;
  return keyedHash(await keys.current('network'), networkOf(networkAddress));
}
