import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import { type SQL, sql } from 'drizzle-orm';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { checkProfile } from './check-profile.ts';
import { type CurrentUserAnswer, requireCurrentUser, selectCurrentUser } from './read-current-user.ts';
import { requireUnchanged, sendsBackIdentity } from './unchanged-identity.ts';

/**
 * Changes what was sent and leaves the rest; answers the person as they are then. A number or type that is not the
 * present one changes nothing and is refused.
 */
export async function updateProfile(ctx: MemberContext, sent: ProfileInput) {
  const input = checkProfile(sent, ctx.language);
  const mine = sql`${ctx.viewer.userId}::uuid and ${runningSession(ctx)}`;
  const keywords =
    input.keywords && sql`array(select jsonb_array_elements_text(${JSON.stringify(input.keywords)}::jsonb))`;
  const person = assignments({ name: input.name, language: input.language });
  const listing = assignments({
    business_name: input.businessName,
    description: input.description,
    keywords,
    category_slug: input.category,
    subcategory_slug: input.subcategory,
    region_slug: input.region,
    city_slug: input.city,
    quartier: emptied(input.quartier),
    landmark: emptied(input.landmark),
  });
  const sentBack = sendsBackIdentity(input);
  const [, , found] = await ctx.db.batch([
    ctx.db.execute(sql`update users set ${person} where id = ${mine} and ${sentBack}`),
    ctx.db.execute(sql`update listings set ${listing} where user_id = ${mine}
      and exists (select 1 from users where id = ${ctx.viewer.userId}::uuid and ${sentBack})`),
    ctx.db.execute<CurrentUserAnswer>(selectCurrentUser(ctx)),
  ]);
  const answer = requireCurrentUser(ctx, found.rows);
  requireUnchanged(input, answer.user, ctx.language);
  return answer;
}

/** An emptied field is no field. */
function emptied(value: string | null | undefined): string | null | undefined {
  return value === '' ? null : value;
}

/** `column = value` for what was given; where nothing was, a column keeps its value. */
function assignments(values: Record<string, string | null | SQL | undefined>): SQL {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const [first] = Object.keys(values);
  if (given.length === 0) return sql`${sql.identifier(first ?? '')} = ${sql.identifier(first ?? '')}`;
  return sql.join(
    given.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  );
}
