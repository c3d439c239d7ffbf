import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { hourlyLimits, isUsedUp } from '../../session/counted-limits.ts';
import type { CountedNetwork } from '../../session/network.ts';

/** How often networks may be told in one hour, freely, which texts nobody registers with: as often as they are sent codes. */
export const refusedTextLimits = (ctx: Pick<Context, 'now'>, networks: readonly CountedNetwork[]) =>
  hourlyLimits(ctx, networks, { what: 'refused-texts', most: codeLimits.perNetworkHour });

/** Over nothing: whether a code costs whoever asks a solved challenge, as texts that are refused do by now. */
export function chargedForTexts(
  ctx: Context,
  purpose: CodePurpose,
  networks: readonly CountedNetwork[],
): SQL {
  if (purpose !== 'registration') return sql`false`;
  return sql`(${isUsedUp(ctx, refusedTextLimits(ctx, networks), sql`1`)})`;
}
