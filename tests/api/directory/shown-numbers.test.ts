import { describe, expect, it } from 'vitest';
import {
  insertSellers,
  leaveForGood,
  type Member,
  readCode,
  registerMember,
  registrationFields,
  sql,
  typeFreshCode,
} from '../../factories.ts';
import { answerChallenge } from '../../setup/answer-challenge.ts';
import { collector, numbersOf, searchPage, sentFrom, tap } from '../../setup/copying.ts';
import { from } from '../../setup/networks.ts';
import { itLong } from '../../setup/rounds.ts';

const sellers = await insertSellers(480);
const { word, ids } = sellers;

const buyer = (overrides: Record<string, unknown> = {}) => registerMember({ type: 'buyer', ...overrides });

/** As if the account had been created so many days ago. */
const age = (member: Member, days: number) =>
  sql(`update users set created_at = now() - make_interval(days => $2::int) where id = $1`, [
    member.user._id,
    days,
  ]);

const everyPage = async (member: Member, note: ReturnType<typeof collector>['note']) => {
  for (const page of [1, 2, 3, 4, 5]) note(await searchPage(member.client, word, { page, limit: 100 }));
};

describe('a buyer’s lists', () => {
  it('show sixty contacts in the first 24 hours, the first ones of a page, and say why no more', async () => {
    const member = await buyer();
    const { body } = await searchPage(member.client, word, { limit: 100 });
    const unlocked = body.data.contacts.map((contact: { unlocked: boolean }) => contact.unlocked);
    expect(unlocked).toEqual([...Array(60).fill(true), ...Array(40).fill(false)]);
    expect(body.data.contacts[60]).toMatchObject({ whatsappNumber: null, email: null });
    const { reason, until } = body.data.numbersHidden;
    expect(reason).toBe('first_day');
    const hours = (Date.parse(until) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('show again, without counting, what they showed before', async () => {
    const member = await buyer();
    const first = await searchPage(member.client, word);
    for (let time = 0; time < 5; time += 1) {
      const again = await searchPage(member.client, word);
      expect(numbersOf(again)).toEqual(numbersOf(first));
      expect(again.body.data.numbersHidden).toBeNull();
    }
    expect(numbersOf(await searchPage(member.client, word, { page: 2, limit: 100 }))).toHaveLength(40);
  });

  it('show two hundred a day to a grown account, and the same ones the next day', async () => {
    const member = await buyer();
    await age(member, 8);
    const { seen, note } = collector();
    await everyPage(member, note);
    expect(seen.size).toBe(200);
    const { numbersHidden, quotaInfo } = (await searchPage(member.client, word, { page: 3, limit: 100 })).body
      .data;
    expect(numbersHidden.reason).toBe('day');
    // Later than midnight in the hour before it: the limit of the hour is spent as well.
    expect(Date.parse(numbersHidden.until)).toBeGreaterThanOrEqual(Date.parse(quotaInfo.resetTime));
    expect(quotaInfo).toMatchObject({ dailyLimit: null, remaining: null, canViewMore: true });
  });

  it('leave a hidden contact to a tap: sixty an hour', async () => {
    const member = await buyer();
    await searchPage(member.client, word, { limit: 100 });
    const hidden = await hiddenFrom(member);
    const statuses: number[] = [];
    const announced: (string | null)[] = [];
    for (const id of hidden.slice(0, 60)) {
      const { status, headers } = await tap(member, id);
      statuses.push(status);
      announced.push(headers.get('ratelimit'));
    }
    expect(statuses).toEqual(Array(60).fill(200));
    expect([announced[43], announced[44], announced[59]]).toEqual([
      null,
      '"numbers-opened";r=15;t=3600',
      '"numbers-opened";r=0;t=3600',
    ]);
    await sql(
      `update shown_counts set counted_at = counted_at - interval '40 minutes' where counter in (
        select $1::text union select identity_hash from account_identities where user_id = $1::uuid
        union select device_hash from sessions where user_id = $1::uuid)`,
      [member.user._id],
    );
    const refused = await tap(member, hidden[60]);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(10 * 60);
    expect(wait).toBeLessThanOrEqual(25 * 60);
    expect(refused.body).toMatchObject({ error: 'rate_limited', timeLeft: Math.ceil(wait / 60) });
    expect(refused.headers.get('ratelimit-policy')).toBe('"numbers-opened";q=60;w=3600');
    expect(refused.headers.get('ratelimit')).toBe(`"numbers-opened";r=0;t=${wait}`);
    expect((await tap(member, hidden[0])).status).toBe(200);
  });

  it('show nothing new without numbers, and nothing new to a request for headers alone', async () => {
    const member = await buyer();
    const masked = await member.client.rest('GET', `/contacts/search?search=${word}&browse=masked`);
    expect(numbersOf(masked)).toEqual([]);
    expect(masked.body.data.numbersHidden).toBeNull();
    for (const page of [1, 2, 3, 4, 5]) {
      const head = await member.client.rest('HEAD', `/contacts/search?search=${word}&limit=100&page=${page}`);
      expect(head.status).toBe(405);
    }
    await member.client.rest('HEAD', `/contacts/${ids[0]}`);
    expect(numbersOf(await searchPage(member.client, word, { limit: 60 }))).toHaveLength(60);
  });
});

const hiddenFrom = async (member: Member) => {
  const { body } = await searchPage(member.client, word, { page: 4, limit: 100 });
  const hidden = body.data.contacts.filter((contact: { unlocked: boolean }) => !contact.unlocked);
  return hidden.map((contact: { _id: string }) => contact._id as string);
};

describe('a buyer who copies the directory', () => {
  it('gets no more from the details of each contact than from lists', async () => {
    const member = await buyer();
    const { seen, note } = collector();
    for (const id of ids.slice(0, 80)) note(await member.client.rest('GET', `/contacts/${id}`));
    expect(seen.size).toBe(60);
    const { contact, numbersHidden } = (await member.client.rest('GET', `/contacts/${ids[79]}`)).body.data;
    expect(contact).toMatchObject({ unlocked: false, whatsappNumber: null, email: null });
    expect(numbersHidden).toMatchObject({ reason: 'first_day' });
  });

  it('gets no more by leaving and registering again, with the same address, number or browser', async () => {
    const { seen, note } = collector();
    const fields = registrationFields({ type: 'buyer' });
    const first = await registerMember(fields);
    await everyPage(first, note);
    await leaveForGood(first);
    const { email, whatsapp } = fields;
    const returns: [Record<string, unknown>, Member['client']?][] = [
      [{ email, whatsapp }],
      [{ email }],
      [{ whatsapp }],
      [{}, first.client],
    ];
    for (const [same, browser] of returns) {
      const member = await registerMember({ type: 'buyer', ...same }, undefined, browser);
      expect(
        numbersOf(await searchPage(member.client, word, { limit: 100 })),
        Object.keys(same).join(),
      ).toEqual([]);
      await leaveForGood(member);
    }
    expect(seen.size).toBe(60);
  });

  it('gets no more by leaving and returning under other spellings of one address', async () => {
    const { seen, note } = collector();
    const [name] = registrationFields().email.split('@');
    const dotted = name?.replace('-', '.-');
    for (const email of [`${name}@gmail.com`, `${dotted}@gmail.com`, `${name}+shop@googlemail.com`]) {
      const member = await buyer({ email });
      await everyPage(member, note);
      await leaveForGood(member);
    }
    expect(seen.size).toBe(60);
  });

  it('gets no more by several accounts in one browser', async () => {
    const { seen, note } = collector();
    const first = await buyer();
    await everyPage(first, note);
    for (let account = 0; account < 3; account += 1) {
      await everyPage(await registerMember({ type: 'buyer' }, undefined, first.client), note);
    }
    expect(seen.size).toBe(60);
  });

  it('gets no more by another e-mail address and number before leaving', async () => {
    const { seen, note } = collector();
    const first = await buyer();
    const fields = registrationFields({ type: 'buyer' });
    await changeIdentity(first, fields);
    await everyPage(first, note);
    await leaveForGood(first);
    await everyPage(await registerMember(fields), note);
    expect(seen.size).toBe(60);
  });
});

async function changeIdentity(member: Member, { email, whatsapp }: { email: string; whatsapp: string }) {
  const { client, user } = member;
  await client.rest('PUT', '/auth/update-whatsapp', { body: { newWhatsApp: whatsapp } });
  const code = await readCode(user.email);
  await client.rest('POST', '/auth/verify-whatsapp-update', { body: { otp: code } });
  await typeFreshCode(member, 'change-email');
  await client.rest('PUT', '/auth/update-email', { body: { newEmail: email } });
  await client.rest('POST', '/auth/verify-email-update', { body: { otp: await readCode(email) } });
}

describe('new accounts behind one network', () => {
  it('share 150 an hour, of lists and taps together; a grown account is not stopped by them', async () => {
    const { seen, note } = collector();
    const network = (host: number) => `154.72.161.${host}`;
    const members = [await buyer(), await buyer(), await buyer(), await buyer()];
    for (const [host, { client }] of members.entries()) {
      note(await searchPage(client, word, { limit: 100, page: host + 1, address: network(host) }));
    }
    expect(seen.size).toBe(150);
    const last = members[3] as Member;
    const { body } = await searchPage(last.client, word, { limit: 100, page: 4, address: network(9) });
    expect(body.data.numbersHidden.reason).toBe('network');
    const minutes = (Date.parse(body.data.numbersHidden.until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThanOrEqual(65);
    const hidden = body.data.contacts[0]._id;
    expect((await tap(last, hidden, '154.72.162.9')).status).toBe(200);
    await age(last, 8);
    expect(
      numbersOf(await searchPage(last.client, word, { limit: 100, page: 4, address: network(9) })),
    ).not.toHaveLength(0);
  });

  itLong(
    'open a hundred more by taps, each for a challenge of its own',
    async () => {
      const address = '154.72.163.7';
      const { seen, note } = collector();
      const members = [await buyer(), await buyer(), await buyer(), await buyer()];
      for (const [index, { client }] of members.entries()) {
        note(await searchPage(client, word, { limit: 100, page: index + 1, address }));
      }
      const hidden = ids.filter((id) => !seen.has(id));
      const open = (index: number, headers: Record<string, string> = {}) =>
        (members[index % 4] as Member).client.rest('POST', `/contacts/${hidden[index]}/reveal`, {
          headers: { ...from(address), ...headers },
        });
      const asked = await open(0);
      expect(asked.body).toMatchObject({ error: 'challenge_required' });
      const solved = await answerChallenge(asked);
      const [one, other] = await Promise.all([open(0, solved), open(1, solved)]);
      expect([one.status, other.status].sort()).toEqual([200, 429]);
      let opened = 1;
      for (let index = 2; index < 110 && opened < 100; index += 1) {
        const { status } = await open(index, await answerChallenge(await open(index)));
        if (status === 200) opened += 1;
      }
      expect(opened).toBe(100);
      expect((await open(120)).body).toMatchObject({ error: 'rate_limited' });
      const [row] = await sql<{ spent: number }>(`select count(*)::int as spent from spent_challenges`);
      expect(row?.spent).toBeGreaterThanOrEqual(100);
    },
    300_000,
  );

  it('are one network by the /64 of an IPv6 address', async () => {
    const { seen, note } = collector();
    for (let host = 1; host <= 4; host += 1) {
      const { client } = await buyer();
      const address = `2c0f:2a80:12:7::${host}`;
      note(await searchPage(client, word, { limit: 100, page: host, address }));
    }
    expect(seen.size).toBe(150);
  });

  it('are four networks together by the /48 of an IPv6 address, however many /64s it holds', async () => {
    const shown: number[] = [];
    const search = ({ client }: Member, prefix: string) =>
      searchPage(client, word, { limit: 100, address: `${prefix}::1` });
    for (let network = 1; network <= 10; network += 1) {
      shown.push(numbersOf(await search(await buyer(), `2c0f:2a80:13:${network.toString(16)}`)).length);
    }
    expect(shown).toEqual(Array(10).fill(60));
    const next = await buyer();
    const hidden = await search(next, '2c0f:2a80:13:ffff');
    expect(numbersOf(hidden)).toEqual([]);
    const { body } = hidden;
    expect(body.data.numbersHidden.reason).toBe('network');
    const opened = await tap(next, body.data.contacts[0]._id, '2c0f:2a80:13:fffe::1');
    expect(opened.body).toMatchObject({ error: 'challenge_required' });
    expect(numbersOf(await search(await buyer(), '2c0f:2a80:14:1'))).toHaveLength(60);
  });
});

const turn = ({ client }: Member, userType: 'buyer' | 'seller') =>
  client.rest('PUT', '/auth/account-type', { body: { userType } });

const endPlan = ({ user }: Member, paid: string) =>
  sql(`update subscriptions set trial_ends_at = now() - interval '40 days', ${paid} where user_id = $1`, [
    user._id,
  ]);

describe('a seller who turns into a buyer', () => {
  it('keeps the seller’s limit by changing the type, until the trial is over', async () => {
    const member = await registerMember();
    await turn(member, 'buyer');
    expect(numbersOf(await searchPage(member.client, word))).toEqual([]);
    expect((await searchPage(member.client, word)).body.data.quotaInfo.dailyLimit).toBe(3);
  });

  it('keeps it in the days of grace after a paid time', async () => {
    const member = await registerMember();
    await endPlan(member, `paid_until = now() - interval '1 day'`);
    await turn(member, 'buyer');
    const answer = await searchPage(member.client, word);
    expect(numbersOf(answer)).toEqual([]);
    expect(answer.body.data.quotaInfo.dailyLimit).toBe(5);
  });

  it('opens nobody new before midnight once the plan has ended, however often they turn', async () => {
    const member = await registerMember();
    await endPlan(member, `paid_until = now() - interval '4 days'`);
    for (const type of ['buyer', 'seller', 'buyer'] as const) await turn(member, type);
    const answer = await searchPage(member.client, word);
    expect(numbersOf(answer)).toEqual([]);
    const { numbersHidden, quotaInfo } = answer.body.data;
    expect(numbersHidden).toEqual({ reason: 'sold_today', until: quotaInfo.resetTime });
    expect((await tap(member, ids[0])).body).toMatchObject({ error: 'rate_limited' });
    await turn(member, 'buyer');
    await sql(`update users set turned_buyer_at = turned_buyer_at - interval '1 day' where id = $1`, [
      member.user._id,
    ]);
    expect(numbersOf(await searchPage(member.client, word))).toHaveLength(20);
  });

  it.each(['e-mail', 'number', 'browser'] as const)(
    'keeps it by leaving and coming back with the same %s, with what was opened today',
    async (same) => {
      const fields = registrationFields();
      const seller = await registerMember(fields);
      for (const id of ids.slice(0, 2)) await tap(seller, id);
      await leaveForGood(seller);
      const { email, whatsapp } = registrationFields();
      const again = {
        ...fields,
        type: 'buyer',
        email: same === 'e-mail' ? fields.email : email,
        whatsapp: same === 'number' ? fields.whatsapp : whatsapp,
      };
      const member = await registerMember(again, undefined, same === 'browser' ? seller.client : undefined);
      const { contacts, quotaInfo, numbersHidden } = (await searchPage(member.client, word)).body.data;
      expect(contacts.every((contact: { unlocked: boolean }) => !contact.unlocked)).toBe(true);
      expect(quotaInfo).toMatchObject({ dailyLimit: 3, viewedToday: 2, accessType: 'limited' });
      expect(numbersHidden).toBeNull();
      expect((await member.client.rest('GET', '/auth/me')).body.data.user.dailyMatchesLimit).toBe(3);
      expect((await tap(member, ids[5])).status).toBe(200);
      expect((await tap(member, ids[6])).body).toMatchObject({ error: 'daily_limit_reached' });
      await sql(`update spent_trials set limited_until = now() - interval '1 second'`);
      expect(numbersOf(await searchPage(member.client, word))).toHaveLength(20);
    },
  );
});

describe('a contact that was shown', () => {
  it('stays shown when the viewer turns seller, and costs a seller nothing', async () => {
    const { word: own, ids: few } = await insertSellers(2);
    const member = await buyer();
    await searchPage(member.client, own);
    await member.client.rest('PUT', '/auth/account-type', { body: { userType: 'seller' } });
    expect(numbersOf(await searchPage(member.client, own))).toHaveLength(2);
    const opened = await tap(member, few[0]);
    expect(opened.body.data).toMatchObject({ contact: { unlocked: true }, quotaInfo: { viewedToday: 0 } });
  });

  it('is readable while its listing is hidden only to whoever opened it', async () => {
    const { word: own, ids: few } = await insertSellers(2);
    const member = await buyer();
    await searchPage(member.client, own);
    await tap(member, few[0]);
    await sql(`update listings set visible_until = now() where user_id = any($1)`, [few]);
    expect(numbersOf(await member.client.rest('GET', `/contacts/${few[0]}`))).toEqual([few[0]]);
    expect((await member.client.rest('GET', `/contacts/${few[1]}`)).status).toBe(404);
  });

  it('is opened by a buyer without counting against the taps', async () => {
    const member = await buyer();
    const listed = numbersOf(await searchPage(member.client, word, { limit: 60 }));
    for (const id of listed) expect((await tap(member, id)).status).toBe(200);
    expect((await tap(member, (await hiddenFrom(member))[0])).status).toBe(200);
    expect((await member.client.rest('GET', '/contacts/opened')).body.data.contacts).toHaveLength(61);
  });
});

it('lets an ordinary network address through that nobody else shares', async () => {
  const { client } = await buyer();
  const answer = await client.rest('GET', `/contacts/search?search=${word}`, sentFrom('197.159.3.4'));
  expect(numbersOf(answer)).toHaveLength(20);
  expect(answer.body.data.numbersHidden).toBeNull();
});
