import { startOfDoualaDay } from '@mboalink/shared/day.ts';
import { membershipLimits } from '@mboalink/shared/limits.ts';
import type { Context } from '../../context.ts';
import { type CountedLimit, hourlyLimits } from '../../session/counted-limits.ts';
import type { CountedNetwork } from '../../session/network.ts';

/** How often a person may ask, as a refusal says it. */
export const questionsPerDay = {
  name: 'membership',
  quota: membershipLimits.perMemberDay,
  windowSeconds: 24 * 60 * 60,
};

/** Somebody in one day: the id of a member, or the keyed hash of a mailbox that was proven. */
export function askingPerson({ now }: Pick<Context, 'now'>, person: string): CountedLimit[] {
  const windowStart = startOfDoualaDay(now);
  return [{ subject: `membership:${person}`, windowStart, limit: membershipLimits.perMemberDay }];
}

/** A stranger's networks in one hour. */
export const askingNetworks = (ctx: Pick<Context, 'now'>, networks: readonly CountedNetwork[]) =>
  hourlyLimits(ctx, networks, { what: 'membership', most: membershipLimits.perNetworkHour });
