import { type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';

/**
 * `confirmed as (…)`: notes, once for each rotation, that its answer arrived, since somebody uses its access token.
 * From then on the refresh token before it is an old one.
 */
export function confirmGenerationCte({ viewer }: MemberContext): SQL {
  return sql`confirmed as (
    update sessions set confirmed_generation = ${viewer.generation}::int
    where id = ${viewer.sessionId}::uuid and confirmed_generation < ${viewer.generation}::int
      and generation >= ${viewer.generation}::int and ended_at is null
  )`;
}
