import { randomInt } from 'node:crypto';

/** An IPv4 address in a network that no other test uses. */
export function newNetworkAddress(): string {
  return `${randomInt(11, 100)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** An IPv6 address in a /64 that no other test uses, and the beginning that its neighbours share. */
export function newHousehold() {
  const prefix = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;
  return { address: () => `${prefix}::${randomInt(1, 65_536).toString(16)}` };
}

/** The header by which Cloudflare tells where a request came from. */
export const from = (address: string) => ({ 'cf-connecting-ip': address });

/** Comes back once the minute, by which the limiter of calls counts, lasts so many seconds more. */
export async function untilMinuteLasts(seconds: number): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < seconds * 1000) await new Promise((turned) => setTimeout(turned, left));
}
