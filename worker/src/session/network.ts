import { blockFactor } from '@mboalink/shared/limits.ts';
import type { Context } from '../context.ts';
import { keyedHash } from '../keys/keyed-hash.ts';

/**
 * Whom limits take for one network: the /24 of an IPv4 address, since an operator's customers share and change
 * addresses within it, and the /64 of an IPv6 address, which is one household's. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  if (!plain.includes(':')) return plain.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
  return `${firstGroups(plain, 4).join(':')}::/64`;
}

/** The /48 of an IPv6 address, which may be one customer's with all its networks; null for any other address. */
export function blockOf(address: string): string | null {
  const plain = unmapped(address);
  return plain.includes(':') ? `${firstGroups(plain, 3).join(':')}::/48` : null;
}

/** An IPv4 address that is written as one of IPv6, as it is; any other as it came. */
function unmapped(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** Whom a limiter of floods takes for one: an IPv4 address, and the /64 of an IPv6 address. */
export function householdOf(address: string): string {
  return address.includes(':') ? networkOf(address) : address;
}

/** The first groups of an IPv6 address, its zeros written out. */
function firstGroups(address: string, count: number): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const left = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, left)).fill('0'), ...after];
  return groups.slice(0, count).map((group) => group.replace(/^0+(?=.)/, ''));
}

/** Somebody who runs the whole on one machine is not a stranger's network. Never so behind Cloudflare. */
export function isThisMachine(address: string): boolean {
  return address === '' || address === '::1' || address.startsWith('127.') || address === '::ffff:127.0.0.1';
}

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
