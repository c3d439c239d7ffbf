import { afterEach, describe, expect, it } from 'vitest';
import { registrationFields } from '../setup/people.ts';
import { rounds } from '../setup/rounds.ts';
import { shared as own } from '../setup/shared-application.ts';

afterEach(() => {
  own.faults.beforeQuery = () => undefined;
  own.faults.afterQuery = () => undefined;
});

describe('without the database', () => {
  it('answers 503 and a wait to every call that needs it, serves what does not, and recovers by itself', async () => {
    const client = own.people.visitor();
    own.faults.beforeQuery = (exchange) => exchange.drop();
    const answers = [
      await client.rest('GET', '/health'),
      await client.rest('GET', '/contacts/stats'),
      await client.rest('POST', '/auth/send-registration-otp', {
        body: { email: registrationFields().email },
      }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({
        success: false,
        error: 'unavailable',
        requestId: expect.any(String),
      });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const overTrpc = await client.query('directory.stats');
    expect(overTrpc.status).toBe(503);
    expect(overTrpc.body.error.data.error).toBe('unavailable');
    expect(overTrpc.headers.get('retry-after')).toBeTruthy();
    expect((await client.rest('GET', '/contacts/locations')).status).toBe(200);
    own.faults.beforeQuery = () => undefined;
    expect((await client.rest('GET', '/health')).body.data.database).toBe('ok');
  });

  it('makes a browser that signs out a visitor’s, and ends its session at the next request', async () => {
    const { client, user } = await own.people.registerMember();
    const kept = new Map(client.cookies);
    own.faults.beforeQuery = (exchange) => exchange.drop();
    expect((await client.rest('POST', '/auth/logout')).status).toBe(503);
    expect((await client.rest('GET', '/auth/me')).body.error).toBe('unauthenticated');
    own.faults.beforeQuery = () => undefined;
    expect((await client.rest('GET', '/auth/me')).status).toBe(401);
    expect([...client.cookies.keys()].filter((name) => /access|refresh|left/.test(name))).toEqual([]);
    const running = 'select 1 from sessions where user_id = $1 and ended_at is null';
    expect(await own.people.sql(running, [user._id])).toEqual([]);
    for (const [name, value] of kept) client.cookies.set(name, value);
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(401);
  });

  it('leaves the cookies to whoever signs out everywhere, who is told that nothing was done', async () => {
    const { client } = await own.people.registerMember();
    own.faults.beforeQuery = (exchange) => exchange.drop();
    expect((await client.rest('POST', '/auth/logout-everywhere')).status).toBe(503);
    own.faults.beforeQuery = () => undefined;
    expect((await client.rest('GET', '/auth/me')).status).toBe(200);
    expect((await client.rest('POST', '/auth/logout-everywhere')).status).toBe(200);
    expect(client.cookies.has('__Host-mboalink_refresh')).toBe(false);
  });
});

/** Forty calls go on at once. */
const suggestions = rounds(200, 500);

describe('under more than the database can take', () => {
  it(`answers 200 or 503, and nothing else, to ${suggestions} suggestions at once`, async () => {
    const ask = () => own.people.visitor().rest('GET', '/contacts/suggestions?q=plom');
    const answers = await Promise.all(Array.from({ length: suggestions }, ask));
    const others = answers.filter(({ status }) => status !== 200 && status !== 503);
    expect(others.map(({ status, body }) => [status, body])).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  });
});

describe('with a database whose answers are lost', () => {
  it('has charged a reveal once when it is asked for again', async () => {
    const { ids } = await own.people.insertSellers(1);
    const { client } = await own.people.registerMember();
    own.faults.afterQuery = (exchange) => exchange.drop();
    expect((await client.rest('POST', `/contacts/${ids[0]}/reveal`)).status).toBe(503);
    own.faults.afterQuery = () => undefined;
    const again = await client.rest('POST', `/contacts/${ids[0]}/reveal`);
    expect(again.status).toBe(200);
    expect(again.body.data.quotaInfo.viewedToday).toBe(1);
  });
});

describe('without the mail provider', () => {
  it.each([500, 429, 403])(
    'answers 503 when it refuses with %d, and counts no code against anyone',
    async (status) => {
      const { email } = registrationFields();
      const client = own.people.visitor();
      own.application.services.mail.failNext({ kind: 'refuse', status });
      const refused = await client.rest('POST', '/auth/send-registration-otp', { body: { email } });
      expect(refused.status).toBe(503);
      expect(refused.body.error).toBe('unavailable');
      const mails = 'select mails from one_time_codes where subject = $1';
      expect(await own.people.sql(mails, [email])).toEqual([{ mails: 0 }]);
      const again = await client.rest('POST', '/auth/send-registration-otp', { body: { email } });
      expect(again.status).toBe(200);
    },
  );

  it('answers 503 when its answer is lost, and the next mail carries a code that works', async () => {
    const { email } = registrationFields();
    const client = own.people.visitor();
    own.application.services.mail.failNext({ kind: 'lose-answer' });
    expect((await client.rest('POST', '/auth/send-registration-otp', { body: { email } })).status).toBe(503);
    expect((await client.rest('POST', '/auth/send-registration-otp', { body: { email } })).status).toBe(200);
    const body = { email, otp: await own.people.readCode(email) };
    expect((await client.rest('POST', '/auth/verify-registration-otp', { body })).status).toBe(200);
  });
});

describe('the log', () => {
  it('says what happened on one line of JSON each, and nothing of the person', async () => {
    // What the runtime itself wrote of parts that other tests broke is not ours.
    own.application.worker.logs.splice(0);
    const fields = registrationFields({ name: 'Achille Secret' });
    const { client, user } = await own.people.registerMember(fields, 'en', own.people.visitor('en'));
    const code = await own.people.readCode(fields.email);
    await client.rest('GET', '/contacts/search?search=confidentiel');
    await client.rest('POST', '/auth/verify-otp', { body: { identifier: fields.email, otp: '000000' } });
    await client.rest('PUT', '/auth/profile', {
      body: { businessName: 'Maison Confidence', landmark: 'x'.repeat(200) },
    });
    const change = registrationFields();
    await own.people.typeFreshCode({ user }, 'change-email');
    await client.rest('PUT', '/auth/update-email', { body: { newEmail: change.email } });
    const changeCode = await own.people.readCode(change.email);
    await client.rest('POST', '/auth/verify-email-update', { body: { otp: changeCode } });
    await client.rest('PUT', '/auth/update-whatsapp', { body: { newWhatsApp: change.whatsapp } });
    await client.rest('GET', '/auth/export');
    own.application.services.mail.failNext({ kind: 'refuse', status: 500 });
    await own.people.leave({ client, user });
    const lines = own.application.worker.logs.map((log) => log.message);
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ requestId: expect.any(String) });
    const all = lines.join('\n');
    expect(all).not.toContain(user._id);
    const typed = [
      fields.email,
      user.whatsapp,
      user.whatsapp.slice(3),
      code,
      'Achille',
      'confidentiel',
      'Confidence',
    ];
    for (const secret of [...typed, change.email, change.whatsapp, changeCode, 'jeton-secret']) {
      expect(all).not.toContain(secret);
    }
  });
});
