import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { describe, expect, it } from 'vitest';
import {
  endTrial,
  leave,
  leaveForGood,
  proveByCode,
  readCode,
  readMail,
  registerMember,
  registrationFields,
  signIn,
  sql,
  typeFreshCode,
  visitor,
} from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { newWord } from '../../setup/searching.ts';
import { addresses } from '../../setup/shared-application.ts';
import { call, transports } from '../../setup/transports.ts';

const day = 24 * 60 * 60_000;
const endpoints = endpointsOf(router);

describe('leaving', () => {
  it('is one call, which says until when the account can come back, and so does a mail', async () => {
    for (const [index, transport] of transports.entries()) {
      const member = await registerMember({}, index === 0 ? 'en' : 'fr');
      await typeFreshCode(member, 'delete-account');
      const endpoint = endpointOf('accounts.deleteAccount');
      const { status, data, setCookies } = await call(member.client, transport, endpoint);
      expect(status).toBe(200);
      expect(data.message).toBe(
        index === 0
          ? 'Your account has been permanently deleted. You will now be logged out.'
          : 'Votre compte a été supprimé. Vous allez être déconnecté.',
      );
      const until = Date.parse(data.comeBackUntil) - Date.now();
      expect(Math.abs(until - 7 * day)).toBeLessThan(60_000);
      expect(setCookies).toEqual(['__Host-mboalink_access', '__Host-mboalink_refresh']);
      const { Text } = await readMail(member.user.email, index === 0 ? 'deleted' : 'supprimé');
      expect(Text).toContain(
        index === 0 ? 'come back for 7 days by logging in' : 'revenir pendant 7 jours en vous connectant',
      );
      expect(Text).toContain(`${addresses.url}/login`);
    }
  });

  it('signs out everywhere, whatever token is shown: cookies, bearer and refresh', async () => {
    const member = await registerMember();
    const other = visitor();
    await signIn(member.user.email, other);
    await leave(member);
    const bearer = { headers: { authorization: `Bearer ${member.accessToken}` } };
    for (const path of ['/auth/me', '/auth/export', '/contacts/search', '/contacts/opened']) {
      expect((await other.rest('GET', path)).status, path).toBe(401);
      expect((await visitor().rest('GET', path, bearer)).status, path).toBe(401);
    }
    expect((await other.rest('POST', '/auth/refresh')).status).toBe(401);
    expect((await leave(member)).status).toBe(401);
  });
});

describe('a leaver', () => {
  const [common, word, slogan] = [newWord(), newWord(), newWord()];
  const leaver = registerMember({
    name: `Njoh ${word}`,
    businessName: `${common} ${word}`,
    description: slogan,
  });
  const viewers = leaver.then(async ({ user }) => {
    const people = [await registerMember(), await registerMember({ type: 'buyer' })];
    for (const { client } of people) {
      const opened = await client.rest('POST', `/contacts/${user._id}/reveal`);
      expect(JSON.stringify(opened.body)).toContain(word);
    }
    await leave(await leaver);
    return [...people, await registerMember()];
  });

  /** What a field is given where it could lead to the leaver. */
  const values = async (): Promise<Record<string, unknown>> => {
    const { user } = await leaver;
    return {
      ...{ id: user._id, contactId: user._id, search: common, q: common.slice(0, 6), slug: user.slug },
      ...{ limit: 20, browse: 'masked', includeCounts: true },
    };
  };

  const reads = endpoints.filter(({ method, verb }) => method === 'GET' || verb === 'reveal');

  it.each(reads.map((endpoint): [string, Endpoint] => [endpoint.path, endpoint]))(
    'is in no answer of %s to anybody: no name, number, address or slug',
    async (_, endpoint) => {
      const { user } = await leaver;
      const given = await values();
      const fields = Object.keys(endpoint.inputSchema.properties ?? {}).filter((field) => field in given);
      const input = Object.fromEntries(fields.map((field) => [field, given[field]]));
      for (const viewer of await viewers) {
        for (const transport of transports) {
          const { data, error } = await call(viewer.client, transport, endpoint, input);
          const text = JSON.stringify([data, error]);
          const parts = [word, slogan, user.email, user.slug, user.whatsapp.slice(3)];
          for (const part of parts) expect(text, `${endpoint.name} ${transport}`).not.toContain(part);
        }
      }
    },
  );
});

describe('coming back', () => {
  it.each(transports)(
    'takes a code within seven days, and everything is as it was, over %s',
    async (transport) => {
      const word = newWord();
      const member = await registerMember({ businessName: word });
      const viewer = await registerMember();
      await viewer.client.rest('POST', `/contacts/${member.user._id}/reveal`);
      await leave(member);
      const back = visitor();
      back.travelTo(new Date(Date.now() + 6.9 * day));
      await back.rest('POST', '/auth/send-otp', { body: { identifier: member.user.email } });
      const endpoint = endpointOf('accounts.verifyOtp');
      const input = { identifier: member.user.email, otp: await readCode(member.user.email) };
      const { data } = await call(back, transport, endpoint, input);
      expect(data.restored).toBe(true);
      expect(data.user).toEqual({ ...member.user, daysLeft: member.user.daysLeft - 6 });
      const found = await viewer.client.rest('GET', `/contacts/search?search=${word}`);
      expect(found.body.data.contacts).toHaveLength(1);
      const opened = (await viewer.client.rest('GET', '/contacts/opened')).body.data;
      expect(opened).toMatchObject({ left: 0, contacts: [{ _id: member.user._id }] });
      expect((await signIn(member.user.email)).body.data.restored).toBe(false);
    },
  );

  it('alone shows a listing again: no payment does that arrives late', async () => {
    const [member, viewer] = [await registerMember(), await registerMember()];
    const id = member.user._id;
    const seen = async () => (await viewer.client.rest('GET', `/contacts/${id}`)).status;
    await leave(member);
    await endTrial(id);
    await sql(`update subscriptions set paid_until = now() + interval '9 days' where user_id = $1`, [id]);
    expect(await seen()).toBe(404);
    await signIn(member.user.email);
    expect(await seen()).toBe(200);
  });
});

describe('registering again', () => {
  it('with the e-mail address of a leaver offers to come back', async () => {
    const member = await registerMember();
    await leave(member);
    const { status, body } = await visitor().rest('POST', '/auth/send-registration-otp', {
      body: { email: member.user.email },
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: 'account_exists', canComeBack: true });
    expect(body.message).toContain('come back');
  });

  it('with the number of a leaver offers to come back; of anybody else it says as always that there is an account', async () => {
    const [leaver, other] = [await registerMember(), await registerMember()];
    await leave(leaver);
    const answers = [];
    for (const { user } of [leaver, other]) {
      const fields = registrationFields({ whatsapp: user.whatsapp });
      const client = visitor();
      await proveByCode(client, fields.email);
      answers.push((await client.rest('POST', '/auth/register', { body: fields })).body);
    }
    expect(answers[0]).toMatchObject({ error: 'account_exists', canComeBack: true });
    expect(answers[1]).toMatchObject({ error: 'account_exists' });
    expect(answers[1]).not.toHaveProperty('canComeBack');
  });

  it('gives nobody a second trial who comes back with the same e-mail or number, or one of before', async () => {
    const { client, user } = await registerMember();
    const { whatsapp: newWhatsApp } = registrationFields();
    await client.rest('PUT', '/auth/update-whatsapp', { body: { newWhatsApp } });
    const body = { otp: await readCode(user.email) };
    await client.rest('POST', '/auth/verify-whatsapp-update', { body });
    await leaveForGood({ client, user, accessToken: '' });
    for (const whatsapp of [user.whatsapp, newWhatsApp]) {
      const same = await registerMember({ whatsapp });
      expect(same.user).toMatchObject({ subscriptionState: 'expired', dailyMatchesLimit: 0 });
    }
    const buyer = await registerMember({ email: user.email, type: 'buyer' });
    const turned = await buyer.client.rest('PUT', '/auth/account-type', { body: { userType: 'seller' } });
    expect(turned.body.user.subscriptionState).toBe('expired');
  });
});
