import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { type CountedLimit, isUsedUp } from '../../session/counted-limits.ts';
import type { CountedNetwork } from '../../session/network-hash.ts';

const hour = 60 * 60 * 1000;

/** How often networks may be told in one hour, freely, which texts nobody registers with: as often as they are sent codes. */
export function refusedTextLimits(
  { now }: Pick<Context, 'now'>,
  networks: readonly CountedNetwork[],
): CountedLimit[] {
  const windowStart = new Date(Math.floor(now.getTime() / hour) * hour);
  return networks.map(({ networkHash, factor }) => ({
    subject: `refused-texts:${networkHash}`,
    windowStart,
    limit: factor * codeLimits.perNetworkHour,
  }));
}

/** How many seconds that hour lasts. */
export const untilLimitsEnd = ({ now }: Pick<Context, 'now'>): number =>
  Math.ceil((hour - (now.getTime() % hour)) / 1000);

/** Over nothing: whether a code costs whoever asks a solved challenge, as texts that are refused do by now. */
export function chargedForTexts(
  ctx: Context,
  purpose: CodePurpose,
  networks: readonly CountedNetwork[],
): SQL {
  if (purpose !== 'registration') return sql`false`;
  return sql`(${isUsedUp(ctx, refusedTextLimits(ctx, networks), sql`1`)})`;
}
