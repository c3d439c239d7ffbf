import { termsVersion } from '@mboalink/shared/terms.ts';
import type { ClientBase } from 'pg';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoBusiness } from './demo-business.ts';
import { demoBusinesses } from './demo-businesses.ts';

export type DemoOptions = {
  /** How many businesses besides the demo accounts. */
  count: number;
  /** The instant that trials, paid periods and visits are counted from. */
  now: Date;
  /** Told after each part how many members are written. */
  onProgress?: (written: number) => void;
};

const membersPerInsert = 1000;

/**
 * Writes the demo accounts and businesses in one transaction, unless somebody of the demo is there already.
 * The catalogue must have been loaded before.
 * @returns how many members were written; 0 when the demo was there
 */
export async function loadDemo(client: ClientBase, { count, now, onProgress }: DemoOptions): Promise<number> {
  if (await hasDemo(client)) return 0;
  let written = 0;
  await client.query('begin');
  try {
    for (const members of inParts(allMembers(count, now))) {
      await insertMembers(client, members);
      written += members.length;
      onProgress?.(written);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('vacuum (analyze) users, subscriptions, listings');
  return written;
}

async function hasDemo(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query("select from users where email like '%@demo.mboalink.cm' limit 1");
  return rowCount === 1;
}

function* allMembers(count: number, now: Date) {
  yield* demoAccounts(now);
  yield* demoBusinesses(count, now);
}

function* inParts(members: Iterable<DemoBusiness>) {
  let part: DemoBusiness[] = [];
  for (const member of members) {
    part.push(member);
    if (part.length === membersPerInsert) {
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}

async function insertMembers(client: ClientBase, members: DemoBusiness[]) {
  const { rows } = await client.query<{ id: string; email: string }>(
    `insert into users (name, email, whatsapp, user_type, language, created_at, last_seen_at)
       select name, email, whatsapp, "userType", language, "joinedAt", "lastSeenAt"
       from json_to_recordset($1) as member(
         name text, email text, whatsapp text, "userType" text, language text,
         "joinedAt" timestamptz, "lastSeenAt" timestamptz)
     returning id, email`,
    [JSON.stringify(members)],
  );
  const idByEmail = new Map(rows.map(({ id, email }) => [email, id]));
  const withIds = JSON.stringify(
    members.map((member) => ({ ...member, userId: idByEmail.get(member.email) })),
  );
  await insertConsents(client, withIds);
  await insertSubscriptions(client, withIds);
  await insertListings(client, withIds);
}

async function insertConsents(client: ClientBase, members: string) {
  await client.query(
    `insert into consents (user_id, document, version, language, agreed_at)
       select "userId", 'terms', $2, language, "joinedAt"
       from json_to_recordset($1) as member("userId" uuid, language text, "joinedAt" timestamptz)`,
    [members, termsVersion],
  );
}

/** Before the listings, which then take their state from it at once. */
async function insertSubscriptions(client: ClientBase, members: string) {
  await client.query(
    `insert into subscriptions (user_id, plan, trial_ends_at, paid_until, created_at)
       select "userId", plan, "trialEndsAt", "paidUntil", "joinedAt"
       from json_to_recordset($1) as member(
         "userId" uuid, plan text, "trialEndsAt" timestamptz, "paidUntil" timestamptz, "joinedAt" timestamptz)
       where plan is not null`,
    [members],
  );
}

async function insertListings(client: ClientBase, members: string) {
  await client.query(
    `insert into listings (user_id, user_type, slug, business_name, description, keywords, category_slug,
         subcategory_slug, item_slugs, region_slug, city_slug, quartier, landmark, joined_at)
       select "userId", "userType", slug, "businessName", description, keywords, "categorySlug",
         "subcategorySlug", "itemSlugs", "regionSlug", "citySlug", quartier, landmark, "joinedAt"
       from json_to_recordset($1) as member(
         "userId" uuid, "userType" text, slug text, "businessName" text, description text, keywords text[],
         "categorySlug" text, "subcategorySlug" text, "itemSlugs" text[], "regionSlug" text, "citySlug" text,
         quartier text, landmark text, "joinedAt" timestamptz)`,
    [members],
  );
}
