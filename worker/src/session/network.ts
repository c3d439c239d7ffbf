import type { Context } from '../context.ts';
import { keyedHash } from '../keys/keyed-hash.ts';

/**
 * Whom limits take for one network: the /24 of an IPv4 address, since an operator's customers share and change
 * addresses within it, and the /48 of an IPv6 address, which may be one customer's. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  if (!isOfSix(plain)) return plain.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
  return `${firstGroups(plain, 3).join(':')}::/48`;
}

const isOfSix = (address: string) => address.includes(':');

/** An IPv4 address that is written as one of IPv6, as it is; any other as it came. */
function unmapped(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/**
 * Whom a limiter of floods counts a call for: an IPv4 address, and the /64 of an IPv6 address with one part of its /48, drawn by
 * chance: all of a /48 together hold as much as its parts.
 */
export function floodKeysOf(address: string, random: (below: number) => number): string[] {
  const plain = unmapped(address);
  if (!isOfSix(plain)) return [plain];
  return [`${firstGroups(plain, 4).join(':')}::/64`, `${networkOf(plain)} ${random(partsOfNetwork)}`];
}

const partsOfNetwork = 4;

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
