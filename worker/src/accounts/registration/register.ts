import type { RegisterInput } from '@mboalink/shared/accounts/calls.ts';
import { userTypeOf } from '@mboalink/shared/accounts/user.ts';
import { slugify } from '@mboalink/shared/slug.ts';
import { termsVersion } from '@mboalink/shared/terms.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ensureDevice } from '../../session/client-identity.ts';
import { issueSession, setCookie } from '../../session/session-cookies.ts';
import { isoInstant } from '../../sql-instant.ts';
import {
  type CurrentUserRow,
  currentUserJson,
  currentUserTables,
  toCurrentUser,
} from '../profile/current-user.ts';
import { startSessionCtes } from '../session/start-session.ts';
import { takenIdentity } from '../taken-identity.ts';
import { checkRegistration } from './check-registration.ts';
import { registrationLock } from './registration-lock.ts';
import { proofCookie, type RegistrationProof, readProof } from './registration-proof.ts';
import { identityHashesOf, trialEnd } from './spent-trial.ts';

type Row = { user: CurrentUserRow };

/**
 * Creates the account that a proven address asked for, with its listing, a seller's trial, the consent and a
 * first session, all or nothing in one request. Sent twice with one proof, it answers the same account twice.
 */
export async function register(ctx: Context, sent: RegisterInput) {
  const proof = await readProof(ctx, sent.proof ?? ctx.cookies[proofCookie], sent.email);
  const input = checkRegistration(sent, ctx.language);
  const account = sql`select id from users where registration_code_id = ${proof.codeId}::uuid`;
  const deviceHash = await ensureDevice(ctx);
  const identityHashes = await identityHashesOf(ctx, input);
  const [, , started, found] = await ctx.db
    .batch([
      ctx.db.execute(registrationLock(input.email)),
      ctx.db.execute(createStatement(ctx, input, proof, identityHashes)),
      ctx.db.execute<{ id: string }>(
        sql`with ${startSessionCtes(ctx, account, deviceHash)} select id from started`,
      ),
      ctx.db.execute<Row>(
        sql`select ${currentUserJson(ctx.now)} as user from ${currentUserTables} where u.id = (${account})`,
      ),
    ])
    .catch((error: unknown) => {
      throw takenIdentity(error) ?? error;
    });
  const user = found.rows[0]?.user;
  const sessionId = started.rows[0]?.id;
  if (!user || !sessionId) throw new Error('a registration left no account');
  setCookie(ctx, proofCookie, '', 0);
  return {
    user: toCurrentUser(user, ctx.language),
    ...(await issueSession(ctx, { userId: user._id, sessionId, generation: 1 })),
  };
}

function createStatement(
  ctx: Context,
  input: RegisterInput,
  { codeId }: RegistrationProof,
  identityHashes: string[],
): SQL {
  const userType = userTypeOf(input.type, input.alsoBuys);
  const businessName = input.businessName || input.name;
  const slug = `${slugify(businessName).slice(0, 60) || 'contact'}-${ctx.createId().slice(0, 8)}`;
  const now = isoInstant(ctx.now);
  const language = input.language ?? ctx.language;
  return sql`with account as (
      insert into users (name, email, whatsapp, user_type, language, registration_code_id, created_at, last_seen_at)
      values (${input.name}, ${input.email}, ${input.whatsapp}, ${userType}, ${language}, ${codeId}::uuid, ${now}, ${now})
      on conflict (registration_code_id) do nothing returning id
    ),
    trial as (
      insert into subscriptions (user_id, plan, trial_ends_at, created_at)
      select id, ${input.selectedPlan ?? 'basic'}, ${trialEnd(ctx.now, identityHashes)}, ${now}
      from account where ${userType} <> 'buyer'
    ),
    consent as (
      insert into consents (user_id, document, version, language, agreed_at)
      select id, 'terms', ${termsVersion}, ${language}, ${now} from account where ${input.termsAgreed === true}
    )
    insert into listings (user_id, user_type, slug, business_name, description, keywords, category_slug,
      subcategory_slug, region_slug, city_slug, quartier, landmark, joined_at)
    select id, ${userType}, ${slug}, ${businessName}, ${input.description ?? ''},
      array(select jsonb_array_elements_text(${JSON.stringify(input.keywords ?? [])}::jsonb)),
      ${input.category}, ${input.subcategory}, ${input.region},
      ${input.city}, ${input.quartier || null}, ${input.landmark || null}, ${now} from account`;
}
