import { startOfDoualaDay } from '@mboalink/shared/day.ts';
import { membershipLimits } from '@mboalink/shared/limits.ts';
import type { Context } from '../../context.ts';
import type { CountedLimit } from '../../session/counted-limits.ts';
import type { CountedNetwork } from '../../session/network-hash.ts';

/** How often a person may ask, as a refusal says it. */
export const questionsPerDay = {
  name: 'membership',
  quota: membershipLimits.perMemberDay,
  windowSeconds: 24 * 60 * 60,
};

const hour = 60 * 60 * 1000;

/** Somebody in one day: the id of a member, or the keyed hash of a mailbox that was proven. */
export function askingPerson({ now }: Pick<Context, 'now'>, person: string): CountedLimit[] {
  const windowStart = startOfDoualaDay(now);
  return [{ subject: `membership:${person}`, windowStart, limit: membershipLimits.perMemberDay }];
}

/** A stranger's networks in one hour; nobody on this machine, where nobody is counted. */
export function askingNetworks(
  { now }: Pick<Context, 'now'>,
  networks: readonly CountedNetwork[],
): CountedLimit[] {
  const windowStart = new Date(Math.floor(now.getTime() / hour) * hour);
  return networks.map(({ networkHash, factor }) => ({
    subject: `membership:${networkHash}`,
    windowStart,
    limit: factor * membershipLimits.perNetworkHour,
  }));
}
