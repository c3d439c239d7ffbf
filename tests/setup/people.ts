import { randomInt, randomUUID } from 'node:crypto';
import { type ProductId, termsOf } from '@mboalink/shared/catalogue/plans.ts';
import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import type { Secrets } from '@mboalink/worker/local/secrets.ts';
import { runScheduled } from '@mboalink/worker/local/serve-worker.ts';
import pg from 'pg';
import { type Client, createClient } from './client.ts';
import { proveAddress } from './prove-address.ts';
import { pageReaderOf } from './read-page.ts';

export type Addresses = {
  url: string;
  mailUrl: string;
  pushUrl: string;
  paymentsUrl: string;
  connectionString: string;
  secrets: Secrets;
  clockSecret: string;
};

// biome-ignore lint/suspicious/noExplicitAny: the user as the API answered it.
export type Member = { client: Client; user: any; accessToken: string };

/** Each process that runs tests of a run has a hundred thousand numbers of its own; a benchmark finds who came before it. */
const worker = process.env.VITEST_WORKER_ID;
const firstNumber = 10_000_000 + (worker === undefined ? randomInt(900) : Number(worker) % 900) * 100_000;
let identities = worker === undefined ? randomInt(100_000) : 0;

/** An address and a number that no other test uses; numbers that begin with 7 belong to nobody yet. */
export function newIdentity() {
  identities += 1;
  return {
    email: `t-${randomUUID()}@demo.mboalink.cm`,
    whatsapp: `2377${firstNumber + (identities % 100_000)}`,
  };
}

/** A word of a name that no other test uses, and that reads like no trade: of letters alone, as a visitor finds nobody by figures. */
export function newBusinessWord(): string {
  const consonants = Array.from({ length: 12 }, () => 'bcdfghjkpqvwxz'.charAt(randomInt(14)));
  return `zq${consonants.join('')}`;
}

/** The fields of a plumber in Douala; what a test is about, it says itself. */
export function registrationFields(overrides: Record<string, unknown> = {}) {
  return {
    ...newIdentity(),
    name: 'Njoh Test',
    type: 'seller',
    selectedPlan: 'basic',
    category: 'plumbing-and-water',
    subcategory: 'plumbers',
    country: 'Cameroon',
    region: 'littoral',
    city: 'douala',
    termsAgreed: true,
    ...overrides,
  };
}

/** How tests make people and look behind the calls, on one application. */
export function peopleOf(addresses: Addresses) {
  const { url, mailUrl, connectionString, clockSecret } = addresses;
  // To connect takes thirty times as long as a statement does.
  const pool = new pg.Pool({ connectionString, max: 20, allowExitOnIdle: true, application_name: 'tests' });
  // A server that stops ends those that wait; whoever asks next is told.
  pool.on('error', () => {});

  /** Runs one statement straight on the database, for what no call can arrange: the past, the many. */
  async function sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await pool.query<Row>(text, values)).rows;
  }

  /** A client nobody has signed in with; of another Worker on the same database if one is named. */
  const visitor = (language?: string, of = url): Client => createClient(of, language, clockSecret);

  const pages = pageReaderOf({ url, clockSecret });

  /** The same by a host of its own, for which no answer was kept before. */
  const newVisitor = (): Client => createClient(url, undefined, clockSecret, pages.newHost());

  /** The latest mail to an address whose subject has a word, as soon as it is there. */
  async function readMail(
    email: string,
    subjectPart: string,
  ): Promise<{ Subject: string; Text: string; HTML: string; Headers: Record<string, string> }> {
    for (let attempt = 0; attempt < 250; attempt += 1) {
      const found = (await listMails(email)).find((message) => message.Subject.includes(subjectPart));
      if (found) return (await fetch(`${mailUrl}/api/v1/message/${found.ID}`)).json();
      await new Promise((soon) => setTimeout(soon, 20));
    }
    throw new Error(`no mail about '${subjectPart}' came to ${email}`);
  }

  /** How many mails have come to an address whose subject has a word; without one, all that calls sent. */
  async function countMails(email: string, subjectPart: string): Promise<number> {
    const subjects = (await listMails(email)).map(({ Subject }) => Subject);
    const isCounted = (subject: string) =>
      subjectPart ? subject.includes(subjectPart) : !isOfTheClock(subject);
    return subjects.filter(isCounted).length;
  }

  async function listMails(email: string): Promise<{ ID: string; Subject: string }[]> {
    const listed = await fetch(`${mailUrl}/api/v1/messages?query=${encodeURIComponent(`to:${email}`)}`);
    return ((await listed.json()) as { messages: { ID: string; Subject: string }[] }).messages;
  }

  /** The code in the latest mail to an address. */
  async function readCode(email: string): Promise<string> {
    const subjects = (await listMails(email)).map(({ Subject }) => Subject);
    const code = subjects.flatMap((subject) => /\b\d{6}\b/.exec(subject)?.[0] ?? [])[0];
    if (!code) throw new Error(`no code was mailed to ${email}`);
    return code;
  }

  /** Registers somebody whose address is proven, and answers them signed in; a client of theirs proves it by a code. */
  async function registerMember(
    overrides: Record<string, unknown> = {},
    language?: string,
    of?: Client,
  ): Promise<Member> {
    const fields = registrationFields(overrides);
    const client = of ?? visitor(language);
    if (of) await proveByCode(of, fields.email);
    else await proveAddress(client, fields.email, addresses, sql);
    const registered = await client.rest('POST', '/auth/register', { body: fields });
    if (registered.status !== 200) throw new Error(`not registered: ${JSON.stringify(registered.body)}`);
    return { client, user: registered.body.data.user, accessToken: registered.body.data.accessToken };
  }

  /** Proves an address by its code as a person would, in a browser whose clock and Worker may be its own. */
  async function proveByCode(client: Client, email: string) {
    const sent = await client.rest('POST', '/auth/send-registration-otp', { body: { email } });
    if (sent.status !== 200) throw new Error(`no code: ${JSON.stringify(sent.body)}`);
    const otp = await readCode(email);
    await client.rest('POST', '/auth/verify-registration-otp', { body: { email, otp } });
  }

  /** Registers a seller who has paid for premium, and answers them as they are then. */
  async function registerPremium(
    overrides: Record<string, unknown> = {},
    language?: string,
  ): Promise<Member> {
    const member = await registerMember({ selectedPlan: 'premium', ...overrides }, language);
    await sql(`update subscriptions set paid_until = now() + interval '60 days' where user_id = $1`, [
      member.user._id,
    ]);
    const { body } = await member.client.rest('GET', '/auth/me');
    return { ...member, user: body.data.user };
  }

  /** Has a member pay for a plan or a pass, as their provider's record says it; answers the payment's reference. */
  async function pay(
    { user }: Pick<Member, 'user'>,
    plan: ProductId = 'basic',
    at = new Date(),
  ): Promise<string> {
    const [payment] = await sql<{ txRef: string }>(
      `insert into payments (tx_ref, user_id, plan, amount, provider, mode, created_at, expires_at)
        values (gen_random_uuid(), $1, $2, $4, 'campay', 'hosted', $3, $3) returning tx_ref as "txRef"`,
      [user._id, plan, at, termsOf(plan).chargeAmount],
    );
    await sql(`update payments set state = 'succeeded', succeeded_at = $2 where tx_ref = $1`, [
      payment?.txRef,
      at,
    ]);
    return payment?.txRef ?? '';
  }

  /** Lets the trial of somebody end. */
  const endTrial = (id: unknown) =>
    sql(`update subscriptions set trial_ends_at = now() - interval '9 days' where user_id = $1`, [id]);

  /** Lets the account of somebody be so many days old. */
  async function grown(member: Member, days: number): Promise<Member> {
    const { _id: id } = member.user;
    await sql(`update users set created_at = now() - make_interval(days => $2) where id = $1`, [id, days]);
    return member;
  }

  /** Somebody who has just changed their e-mail address. */
  async function changeEmail(of?: Member) {
    const member = of ?? (await registerMember());
    const { email: oldEmail } = (await member.client.rest('GET', '/auth/me')).body.data.user;
    const { email: newEmail } = newIdentity();
    await moveEmail(member, newEmail);
    return { ...member, oldEmail: oldEmail as string, newEmail };
  }

  async function moveEmail({ client, user }: Member, newEmail: string) {
    await waitForCodes(user.email, user._id);
    await typeFreshCode({ user }, 'change-email');
    await client.rest('PUT', '/auth/update-email', { body: { newEmail } });
    return client.rest('POST', '/auth/verify-email-update', { body: { otp: await readCode(newEmail) } });
  }

  /** Lets the time pass in which codes of an address or account are good and counted. */
  async function waitForCodes(email: string, userId?: string) {
    await sql(
      `update one_time_codes
        set created_at = created_at - interval '30 days', mailed_at = mailed_at - interval '30 days'
        where subject = $1 or user_id in (select id from users where email = $1 or id = $2)`,
      [email, userId],
    );
  }

  /** Asks for a code by the e-mail address, and signs in with it. */
  async function signIn(email: string, client = visitor()) {
    await waitForCodes(email);
    await client.rest('POST', '/auth/send-otp', { body: { identifier: email } });
    const body = { identifier: email, otp: await readCode(email) };
    return client.rest('POST', '/auth/verify-otp', { body });
  }

  /** Uses up the wrong guesses of an address, today and, where midnight comes meanwhile, tomorrow. */
  const useUpGuesses = (email: string) =>
    sql(
      `insert into one_time_codes (purpose, subject, attempts, created_at, mailed_at, consumed_at)
        select 'login', $1, 5, now() + later * interval '1 day', now() - interval '2 hours', now()
        from generate_series(0, 1) as later, generate_series(1, 4)`,
      [email],
    );

  /** As if somebody had typed the code of a dangerous act where they are signed in, for as long as a test lasts. */
  const typeFreshCode = ({ user }: Pick<Member, 'user'>, purpose: FreshPurpose) =>
    sql(
      `update sessions set code_typed_at = now() + interval '1 year', code_purpose = $2 where user_id = $1`,
      [user._id, purpose],
    );

  /** Deletes an account, which can come back for seven days. */
  async function leave(member: Pick<Member, 'client' | 'user'>) {
    await typeFreshCode(member, 'delete-account');
    return member.client.rest('DELETE', '/auth/account');
  }

  /** Deletes an account and lets the seven days pass in which it could come back: the clock's job erases it. */
  async function leaveForGood(member: Member) {
    await leave(member);
    const { user } = member;
    await sql(`update users set deleted_at = deleted_at - interval '7 days' where id = $1`, [user._id]);
    await erase(user._id);
  }

  /** Lets the clock erase an account whose time is over. */
  async function erase(id: string) {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      await sql(`delete from jobs where name = 'erasures'`);
      await runScheduled(url, '* * * * *', new Date());
      if ((await sql('select 1 from users where id = $1', [id])).length === 0) return;
      await new Promise((soon) => setTimeout(soon, 50));
    }
    throw new Error('the account was not erased');
  }

  /** Where numbers begin that nobody has, as many as are asked for. */
  async function freeNumbers(count: number): Promise<number> {
    const first = randomInt(10_000_000);
    const number = (at: number) => `+23770${String(at).padStart(7, '0')}`;
    const taken = await sql('select 1 from users where whatsapp between $1 and $2', [
      number(first),
      number(first + count),
    ]);
    return taken.length === 0 && first + count < 10_000_000 ? first : freeNumbers(count);
  }

  /** Writes sellers who can be found, all with one word in their names that no other test uses. */
  async function insertSellers(count: number, overrides: { plan?: string; city?: string } = {}) {
    const word = newBusinessWord();
    const values = [
      word,
      count,
      overrides.plan ?? 'basic',
      await freeNumbers(count),
      overrides.city ?? 'douala',
    ];
    const rows = await sql<{ id: string }>(insertSellersStatement, values);
    return { word, ids: rows.map((row) => row.id) };
  }

  /** Brings listings to the top of their trade and town, before those that other tests paid for. */
  async function leadSellers(ids: readonly string[]) {
    await sql('update listings set is_active = true, plan_weight = 3 where user_id = any ($1)', [ids]);
  }

  return {
    ...{ sql, visitor, newVisitor, readCode, readMail, countMails, registerMember, registerPremium },
    ...{ proveByCode, insertSellers, leadSellers },
    ...{ pay, endTrial, grown },
    ...{ changeEmail, signIn, typeFreshCode, leave, waitForCodes, useUpGuesses, leaveForGood },
    ...pages,
  };
}

/** A new listing's owner is told of its page by the clock, whichever test runs it. */
const isOfTheClock = (subject: string) => /\bpage (on|sur) Mboalink$/.test(subject);

const insertSellersStatement = `with people as (
    insert into users (name, email, whatsapp, user_type, language)
    select $1 || ' ' || n, $1 || '-' || n || '@demo.mboalink.cm',
      '+23770' || lpad(($4::int + n)::text, 7, '0'), 'seller', 'fr'
    from generate_series(1, $2::int) n returning id, name
  ), trials as (
    insert into subscriptions (user_id, plan, trial_ends_at)
    select id, $3, now() + interval '20 days' from people
  )
  insert into listings (user_id, user_type, slug, business_name, category_slug, subcategory_slug, region_slug, city_slug,
    page_told_at)
  select id, 'seller', replace(name, ' ', '-'), name, 'plumbing-and-water', 'plumbers', 'littoral', $5, now() from people
  returning user_id as id`;
