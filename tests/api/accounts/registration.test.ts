import { termsVersion } from '@mboalink/shared/site.ts';
import { describe, expect, it } from 'vitest';
import {
  countMails,
  leave,
  readCode,
  registerMember,
  registrationFields,
  sql,
  visitor,
} from '../../factories.ts';

async function proven(fields: ReturnType<typeof registrationFields>) {
  const client = visitor();
  await client.rest('POST', '/auth/send-registration-otp', { body: { email: fields.email } });
  const otp = await readCode(fields.email);
  const answer = await client.rest('POST', '/auth/verify-registration-otp', { body: { ...fields, otp } });
  const { proof } = answer.body.data as Record<string, string>;
  return { client, proof };
}

describe('a registration', () => {
  it('gives a seller a listing, a trial of thirty days on the chosen plan, and a recorded consent', async () => {
    const { user } = await registerMember({
      selectedPlan: 'pro',
      businessName: 'Atelier Njoh',
      description: 'Portes',
      keywords: ['iroko'],
    });
    expect(user).toMatchObject({
      businessName: 'Atelier Njoh',
      userType: 'seller',
      subscriptionPlan: 'pro',
      subscriptionState: 'trial',
      isInTrial: true,
      daysLeft: 30,
      hasActiveSubscription: false,
      dailyMatchesUsed: 0,
      dailyMatchesLimit: 5,
      country: 'Cameroon',
    });
    expect(Date.parse(user.trialEndDate) - Date.parse(user.joinedDate)).toBe(30 * 24 * 60 * 60 * 1000);
    const consents = await sql('select document, version, language from consents where user_id = $1', [
      user._id,
    ]);
    expect(consents).toEqual([
      { document: 'terms', version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), language: 'en' },
    ]);
  });

  it('gives a buyer no trial and no limit', async () => {
    const { user } = await registerMember({ type: 'buyer', selectedPlan: null });
    expect(user).toMatchObject({
      subscriptionPlan: 'free',
      subscriptionState: 'none',
      trialEndDate: null,
      daysLeft: null,
      dailyMatchesLimit: null,
    });
  });

  it('counts the days of a trial and of grace that are left, and none of time that was paid', async () => {
    const { client, user } = await registerMember();
    const daysLeft = async (set: string) => {
      await sql(`update subscriptions set ${set} where user_id = $1`, [user._id]);
      const { subscriptionState, daysLeft } = (await client.rest('GET', '/auth/me')).body.data.user;
      return [subscriptionState, daysLeft];
    };
    expect(await daysLeft(`trial_ends_at = now() + interval '4 days 1 hour'`)).toEqual(['trial', 5]);
    expect(await daysLeft(`paid_until = now() + interval '40 days'`)).toEqual(['trial', 5]);
    const over = `trial_ends_at = now() - interval '40 days'`;
    expect(await daysLeft(over)).toEqual(['active', null]);
    expect(await daysLeft(`paid_until = now() - interval '1 hour'`)).toEqual(['grace', 3]);
    expect(await daysLeft(`paid_until = now() - interval '4 days'`)).toEqual(['expired', null]);
  });

  it('keeps that a seller also buys, however it is said', async () => {
    const old = await registerMember({ type: 'seller', alsoBuys: true });
    const plain = await registerMember({ type: 'both' });
    expect([old.user.userType, plain.user.userType]).toEqual(['both', 'both']);
    expect(old.user.alsoBuys).toBe(true);
  });

  it('works without cookies by the proof in the answer', async () => {
    const fields = registrationFields();
    const { proof } = await proven(fields);
    const body = { ...fields, proof };
    expect((await visitor().rest('POST', '/auth/register', { body })).status).toBe(200);
  });

  it('makes one account and one session of a proof, and signs nobody in with it later', async () => {
    const fields = registrationFields();
    const { client, proof } = await proven(fields);
    const kept = new Map(client.cookies);
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const again = () => visitor().rest('POST', '/auth/register', { body: fields, headers: { cookie } });
    const { user } = (await client.rest('POST', '/auth/register', { body: fields })).body.data;
    expect((await again()).body.data.user._id).toBe(user._id);
    expect(await sql('select 1 from sessions where user_id = $1', [user._id])).toHaveLength(1);

    const login = { identifier: fields.email, proof };
    const signedIn = await visitor().rest('POST', '/auth/login', { body: login, headers: { cookie } });
    expect(signedIn.status).toBe(401);

    await client.rest('POST', '/auth/refresh');
    expect((await again()).body.error).toBe('invalid_code');
    await client.rest('POST', '/auth/logout-everywhere');
    expect((await again()).body.error).toBe('invalid_code');
    expect(await sql('select 1 from sessions where user_id = $1', [user._id])).toHaveLength(1);
  });

  it('makes no second account of a proof after the first was signed out everywhere, or deleted', async () => {
    for (const end of ['logout-everywhere', 'account']) {
      const fields = registrationFields();
      const { client } = await proven(fields);
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { user } = (await client.rest('POST', '/auth/register', { body: fields })).body;
      if (end === 'account') await leave({ client, user });
      else await client.rest('POST', '/auth/logout-everywhere');
      const answer = await visitor().rest('POST', '/auth/register', { body: fields, headers: { cookie } });
      expect([end, answer.status, answer.body.error]).toEqual([end, 401, 'invalid_code']);
    }
  });

  it('needs the proof of its own address', async () => {
    const [one, other] = [registrationFields(), registrationFields()];
    const { proof } = await proven(one);
    for (const body of [{ ...other, proof }, other, { ...one, proof: `${proof}x` }]) {
      const { status, body: answer } = await visitor().rest('POST', '/auth/register', { body });
      expect(status).toBe(401);
      expect(answer.error).toBe('invalid_code');
    }
  });

  it('is refused for an address or number that has an account', async () => {
    const { user } = await registerMember();
    const again = await visitor().rest('POST', '/auth/send-registration-otp', {
      body: { email: user.email.toUpperCase() },
    });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('Account already exists. Please use the login page.');
    const fields = registrationFields({ whatsapp: `00${user.whatsapp}` });
    const { client } = await proven(fields);
    expect((await client.rest('POST', '/auth/register', { body: fields })).body.error).toBe('account_exists');
  });

  it.each([
    ['name', { name: 'MTN Cameroun' }],
    ['businessName', { name: 'Uba', businessName: '' }],
    ['businessName', { businessName: 'Appelez le 677 12 34 56' }],
    ['landmark', { landmark: 'Derrière le 677 12 34 56' }],
    ['prices.0.label', { prices: [{ label: 'WhatsApp 677 12 34 56', fromXaf: 500 }] }],
  ])('is told of a %s that nobody may write before a code is mailed', async (field, wrong) => {
    const fields = registrationFields(wrong);
    const answer = await visitor().rest('POST', '/auth/send-registration-otp', { body: fields });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(await countMails(fields.email, '')).toBe(0);
  });

  it('ignores fields that it does not know', async () => {
    const { user } = await registerMember({
      admin: true,
      subscriptionPlan: 'premium',
      trialEndDate: '2099-01-01',
    });
    expect(user.subscriptionPlan).toBe('basic');
  });
});

describe('a consent to the terms', () => {
  const agree = { version: termsVersion, language: 'fr' };
  const consentsOf = (id: string) => sql('select version, language from consents where user_id = $1', [id]);

  it('is missed by whoever registered without being asked, and recorded once when they give it', async () => {
    const { client, user } = await registerMember({ termsAgreed: undefined });
    expect(user.termsAgreed).toBe(false);
    expect(await consentsOf(user._id)).toEqual([]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.rest('POST', '/auth/terms', { body: agree })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.user.termsAgreed).toBe(true);
    expect(await consentsOf(user._id)).toEqual([agree]);
    expect((await client.rest('GET', '/auth/me')).body.data.user.termsAgreed).toBe(true);
  });

  it('is not taken for another version, nor without a session', async () => {
    const { client, user } = await registerMember({ termsAgreed: undefined });
    const body = { ...agree, version: '2020-01-01' };
    expect((await client.rest('POST', '/auth/terms', { body })).body.error).toBe('conflict');
    expect((await client.rest('POST', '/auth/terms', { body: { version: termsVersion } })).status).toBe(400);
    expect((await visitor().rest('POST', '/auth/terms', { body: agree })).status).toBe(401);
    await client.rest('POST', '/auth/logout-everywhere');
    expect((await client.rest('POST', '/auth/terms', { body: agree })).status).toBe(401);
    expect(await consentsOf(user._id)).toEqual([]);
  });
});
