import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createClient } from '../setup/client.ts';
import { newWord } from '../setup/searching.ts';
import { useTestApplication } from '../setup/use-test-application.ts';

const own = useTestApplication('log');

/** A line of the log, as far as tests look into it. */
type Line = { at: string; call: string; status: number; error?: string; account?: string; network?: string };

async function lineOf(path: string, init: RequestInit = {}) {
  const answer = await fetch(new URL(path, own.application.worker.url), init);
  await answer.text();
  const id = answer.headers.get('x-request-id') ?? '';
  const found = own.application.worker.logs.find(({ message }) => message.includes(id))?.message ?? '';
  return { answer, line: JSON.parse(found) as Line };
}

describe('the log', () => {
  it('names no call that the router does not know: its name may be somebody’s words', async () => {
    const { line } = await lineOf(
      `/api/trpc/${encodeURIComponent('awa@example.com +237670000001\u001b[31m')}`,
    );
    expect(line.call).toBe('unknown');
  });
});

describe('the hourly sweep', () => {
  it('deletes codes after a day, and leaves those that are younger', async () => {
    const client = createClient(own.application.worker.url);
    await client.rest('POST', '/auth/send-registration-otp', { body: { email: 'awa@example.com' } });
    const codes = () => count('one_time_codes');
    expect(await codes()).toBe(1);
    await own.application.worker.runScheduled('* * * * *', new Date(Date.now() + 23 * 3_600_000));
    expect(await codes()).toBe(1);
    await own.application.worker.runScheduled('* * * * *', new Date(Date.now() + 25 * 3_600_000));
    expect(await codes()).toBe(0);
  });

  it('deletes what was counted, sessions and spent trials only when their time is over', async () => {
    const day = 24 * 3_600_000;
    await query(`insert into limit_counters values ('codes:hash', now(), 1)`);
    await query(`insert into spent_trials values ('hash', now() + interval '12 months')`);
    await query(`insert into webhook_events (provider, event_key) values ('campay', 'key')`);
    await own.application.worker.runScheduled('* * * * *', new Date(Date.now() + day));
    expect([await count('limit_counters'), await count('spent_trials')]).toEqual([1, 1]);
    await own.application.worker.runScheduled('* * * * *', new Date(Date.now() + 4 * day));
    expect([await count('limit_counters'), await count('spent_trials')]).toEqual([0, 1]);
    expect(await count('webhook_events')).toBe(1);
    await own.application.worker.runScheduled('* * * * *', new Date(Date.now() + 31 * day));
    expect(await count('webhook_events')).toBe(0);
    await own.application.worker.runScheduled('* * * * *', new Date(Date.now() + 367 * day));
    expect(await count('spent_trials')).toBe(0);
  });

  it('empties the network of an answer after a year, and keeps the answer', async () => {
    const [buyer, seller] = [await own.people.registerMember(), await own.people.registerMember()];
    await query(`insert into answered (buyer_id, seller_id, answer, counts, network)
      values ('${buyer.user._id}', '${seller.user._id}', 'yes', true, 'hash')`);
    const networksAfter = async (days: number) => {
      await query('delete from jobs');
      await own.application.worker.runScheduled('* * * * *', new Date(Date.now() + days * 24 * 3_600_000));
      return own.people.sql('select network from answered');
    };
    expect(await networksAfter(360)).toEqual([{ network: 'hash' }]);
    expect(await networksAfter(367)).toEqual([{ network: null }]);
  });
});

describe('the index of the search, at night', () => {
  const damages: [string, string][] = [
    ['missing', 'delete from search_entries where search_key = $1'],
    ['entry', 'update search_entries set listed_terms = name_terms where search_key = $1'],
    ['postings', 'delete from search_postings where search_key = $1'],
    ['postings', 'update search_postings set city = 101 where search_key = $1'],
    ['left', 'update search_entries set search_key = 1000 where search_key = $1'],
  ];

  it.each(damages)(
    'finds what is %s after "%s", repairs it and says how many',
    async (difference, damage) => {
      const word = newWord();
      const seller = await own.people.registerMember({ keywords: [word] });
      const { client } = await own.people.registerMember({ type: 'buyer' });
      const search = async () =>
        (await client.rest('GET', `/contacts/search?search=${word}&exact=true`)).body.data.contacts.length;
      expect(await search()).toBe(1);
      const [row] = await own.people.sql<{ search_key: number }>(
        'select search_key from listings where user_id = $1',
        [seller.user._id],
      );
      await own.people.sql(damage, [row?.search_key]);
      await query(`delete from jobs where name = 'entries'`);
      own.application.worker.logs.length = 0;
      await own.application.worker.runScheduled('* * * * *', new Date());
      expect(await search()).toBe(1);
      const said = own.application.worker.logs.filter(({ message }) => message.includes('clock entries'));
      expect(said.map(({ message }) => JSON.parse(message))).toEqual([
        expect.objectContaining({ [difference]: 1 }),
      ]);
      expect(said[0]?.message).not.toContain(word);
    },
  );
});

describe('the lines of one person', () => {
  const asFrom = (address: string) => ({ 'cf-connecting-ip': address });
  const lineFor = async (path: string, init: RequestInit) => (await lineOf(path, init)).line;

  it('carry when it was and marks of the account and the network, which name nobody', async () => {
    const people = own.people;
    const [one, other] = [await people.registerMember(), await people.registerMember()];
    const me = (token: string, address: string) =>
      lineFor('/api/v1/auth/me', { headers: { authorization: `Bearer ${token}`, ...asFrom(address) } });
    const first = await me(one.accessToken, '203.0.113.20');
    const second = await me(one.accessToken, '198.51.100.20');
    const third = await me(other.accessToken, '203.0.113.20');
    expect(first).toMatchObject({ account: expect.stringMatching(/^[\w-]{12}$/), network: third.network });
    expect(second.account).toBe(first.account);
    expect(third.account).not.toBe(first.account);
    expect(second.network).not.toBe(first.network);
    expect(Math.abs(Date.now() - Date.parse(first.at))).toBeLessThan(60_000);
  });

  it('tell a sign-in from a wrong code, and who signed in', async () => {
    const people = own.people;
    const { user, accessToken } = await people.registerMember();
    const asked = { identifier: user.email };
    await people.visitor().rest('POST', '/auth/send-otp', { body: asked });
    const code = await people.readCode(user.email);
    const signIn = (otp: string) =>
      lineFor('/api/v1/auth/verify-otp', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...asked, otp }),
      });
    expect(await signIn(code === '000000' ? '000001' : '000000')).toMatchObject({
      call: 'accounts.verifyOtp',
      status: 401,
      error: 'invalid_code',
    });
    const { line } = await lineOf('/api/v1/auth/me', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(await signIn(code)).toMatchObject({ status: 200, account: line.account });
  });
});

const count = async (table: string) => Number((await query(`select count(*) from ${table}`)).rows[0].count);

async function query(text: string) {
  const client = new pg.Client({ connectionString: own.application.addresses.connectionString });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
