import { describe, expect, it } from 'vitest';
import { countMails, readMail, registerMember, registrationFields, sql, visitor } from '../../factories.ts';
import { solving } from '../../setup/answer-challenge.ts';
import type { Answer, Client } from '../../setup/client.ts';
import { from, newNetworkAddress } from '../../setup/networks.ts';
import { inTurn } from '../../setup/rounds.ts';

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

type Path = '/auth/send-otp' | '/auth/send-registration-otp';

/** Asks for a code from a network of its own, and solves what it is asked to. */
function ask(client: Client, path: Path, email: string): Promise<Answer> {
  const address = from(newNetworkAddress());
  const body = path === '/auth/send-otp' ? { identifier: email } : { email };
  return solving((headers) => client.rest('POST', path, { body, headers: { ...address, ...headers } }));
}

/** Strangers who ask at once, each from a network of its own. */
async function flood(path: Path, email: string, strangers: number, at = new Date()): Promise<Answer[]> {
  const answers = [];
  for (let stranger = 0; stranger < strangers; stranger += 1) {
    const client = visitor();
    client.travelTo(at);
    answers.push(await ask(client, path, email));
  }
  return answers;
}

/** What the mail that belongs to an answer carries. */
async function mailOf(email: string, { body }: Answer) {
  expect(body).toMatchObject({ success: true });
  const { Text, Subject } = await readMail(email, `(${body.data.mark})`);
  const [code = ''] = /\d{6}/.exec(Subject) ?? [];
  const [, token = ''] = /#\d{6}\.([\w.-]+)/.exec(Text) ?? [];
  return { code, token };
}

const verify = (client: Client, identifier: string, otp: string) =>
  client.rest('POST', '/auth/verify-otp', { body: { identifier, otp } });
const press = (client: Client, token: string) =>
  client.rest('POST', '/auth/sign-in-link', { body: { token } });

describe('the owner on a new phone, whose mailbox strangers have flooded', () => {
  it('is told of the mail that is there, and gets in by its code', async () => {
    const { user } = await registerMember();
    await flood('/auth/send-otp', user.email, 14);
    const before = await countMails(user.email, 'is your Mboalink code');
    const phone = visitor();
    const sent = await ask(phone, '/auth/send-otp', user.email);
    const { code } = await mailOf(user.email, sent);
    expect(await countMails(user.email, 'is your Mboalink code')).toBe(before);
    expect((await verify(phone, user.email, code)).body.data.user._id).toBe(user._id);
  });

  it('gets in by the button of any mail of the last ten minutes, once', async () => {
    const { user } = await registerMember();
    const [first] = await flood('/auth/send-otp', user.email, 8);
    if (!first) throw new Error('nobody asked');
    const phone = visitor();
    await ask(phone, '/auth/send-otp', user.email);
    const { token } = await mailOf(user.email, first);
    expect((await press(phone, token)).body.data.user._id).toBe(user._id);
    const again = visitor();
    await ask(again, '/auth/send-otp', user.email);
    expect((await press(again, token)).body.error).toBe('invalid_code');
  });

  it('gets in at any minute of an hour in which strangers never rest, with fifteen mails at most', async () => {
    const { user } = await registerMember();
    const before = await countMails(user.email, '');
    await flood('/auth/send-otp', user.email, 6);
    for (let minute = 2; minute < 58; minute += 2) {
      await flood('/auth/send-otp', user.email, 1, minutesFromNow(minute));
    }
    expect((await countMails(user.email, '')) - before).toBeLessThanOrEqual(15);
    const phone = visitor();
    phone.travelTo(minutesFromNow(59));
    const sent = await ask(phone, '/auth/send-otp', user.email);
    const { code } = await mailOf(user.email, sent);
    expect(Date.parse(sent.body.data.expiresAt)).toBeGreaterThan(minutesFromNow(62).getTime());
    expect((await verify(phone, user.email, code)).status).toBe(200);
  }, 120_000);

  it('lets nobody in who shares the mail without having it', async () => {
    const { user } = await registerMember();
    const strangers = [];
    for (let stranger = 0; stranger < 8; stranger += 1) {
      const client = visitor();
      await ask(client, '/auth/send-otp', user.email);
      strangers.push(client);
    }
    const phone = visitor();
    const { code, token } = await mailOf(user.email, await ask(phone, '/auth/send-otp', user.email));
    expect((await press(visitor(), token)).body.error).toBe('forbidden');
    expect((await verify(visitor(), user.email, code)).body.error).toBe('invalid_code');
    expect((await press(phone, token)).status).toBe(200);
    for (const stranger of strangers) {
      expect((await stranger.rest('GET', '/auth/me')).status).toBe(401);
      expect((await press(stranger, token)).body.error).toBe('invalid_code');
    }
    const late = strangers.at(-1);
    if (late) expect((await verify(late, user.email, code)).body.error).toBe('invalid_code');
  });

  it('has the guesses of strangers at one shared mail counted as one budget', async () => {
    const { user } = await registerMember();
    await flood('/auth/send-otp', user.email, 5);
    for (let stranger = 0; stranger < 6; stranger += 1) {
      const client = visitor();
      const { code } = await mailOf(user.email, await ask(client, '/auth/send-otp', user.email));
      const wrong = code === '000000' ? '111111' : '000000';
      for (let guess = 0; guess < 6; guess += 1) await verify(client, user.email, wrong);
    }
    const [row] = await sql<{ guesses: number }>(
      'select sum(wrong_guesses)::int as guesses from guess_budgets where subject = $1',
      [user.email],
    );
    expect(row?.guesses).toBe(20);
  });
});

describe('whoever registers with an address that strangers flood', () => {
  const path = '/auth/send-registration-otp';

  it.each(inTurn([0, 19, 43, 58], 1))(
    'gets a code after %i minutes, with five mails an hour at most',
    async (minute) => {
      const { email } = registrationFields();
      await flood(path, email, 6);
      for (let later = 1; later <= minute; later += 6) await flood(path, email, 1, minutesFromNow(later));
      const phone = visitor();
      phone.travelTo(minutesFromNow(minute));
      const sent = await ask(phone, path, email);
      const { code } = await mailOf(email, sent);
      const body = { email, otp: code };
      expect((await phone.rest('POST', '/auth/verify-registration-otp', { body })).status).toBe(200);
      expect(await countMails(email, '')).toBeLessThanOrEqual(5);
    },
    60_000,
  );

  it('proves no spelling but the one that was mailed', async () => {
    const { email } = registrationFields();
    const spelled = email.replace('@', '+x@');
    const { code } = await mailOf(spelled, await ask(visitor(), path, spelled));
    const other = visitor();
    expect((await ask(other, path, email)).body).toMatchObject({ error: 'rate_limited', timeLeft: 1 });
    const verifyIt = (otp: string) =>
      other.rest('POST', '/auth/verify-registration-otp', { body: { email, otp } });
    expect((await verifyIt(code)).body.error).toBe('invalid_code');
    other.travelTo(minutesFromNow(2));
    const own = await mailOf(email, await ask(other, path, email));
    expect((await verifyIt(code === own.code ? '' : code)).status).not.toBe(200);
    expect((await verifyIt(own.code)).status).toBe(200);
  });

  it('has twenty guesses a day at its mails, by whatever spelling', async () => {
    const { email } = registrationFields();
    const answers = [];
    for (let spelling = 0; spelling < 6; spelling += 1) {
      const spelled = email.replace('@', `+${spelling}@`);
      const client = visitor();
      await ask(client, path, spelled);
      await sql(
        `update one_time_codes set created_at = created_at - interval '61 minutes' where subject = $1`,
        [spelled],
      );
      for (let guess = 0; guess < 4; guess += 1) {
        const body = { email: spelled, otp: '000000' };
        answers.push((await client.rest('POST', '/auth/verify-registration-otp', { body })).status);
      }
    }
    expect(answers).toEqual([...Array(20).fill(401), ...Array(4).fill(429)]);
  });

  it('is not held up by members who would change to that address', async () => {
    const { email } = registrationFields();
    for (let minute = 0; minute < 10; minute += 2) {
      const { client } = await registerMember();
      client.travelTo(minutesFromNow(minute));
      const body = { newEmail: email };
      await solving((headers) => client.rest('PUT', '/auth/update-email', { body, headers }));
    }
    const phone = visitor();
    phone.travelTo(minutesFromNow(12));
    const { code } = await mailOf(email, await ask(phone, path, email));
    const body = { email, otp: code };
    expect((await phone.rest('POST', '/auth/verify-registration-otp', { body })).status).toBe(200);
  });
});
