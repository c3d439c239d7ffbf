import { termsVersion } from '@mboalink/shared/terms.ts';
import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { expect, it } from 'vitest';
import {
  changeEmail,
  insertSellers,
  readCode,
  registerMember,
  registrationFields,
  visitor,
} from '../factories.ts';
import { type Client, databaseRequests } from '../setup/client.ts';
import { call, type Outcome, transports } from '../setup/transports.ts';

type Scene = { client: Client; input?: object };

const sellers = await insertSellers(3);
const sellerId = sellers.ids[0];

/** For each procedure, somebody and an input with which it succeeds. A new procedure needs a line here. */
const scenes: Record<string, () => Promise<Scene>> = {
  'health.check': async () => ({ client: visitor() }),
  'health.reportError': async () => ({
    client: visitor(),
    input: {
      name: 'TypeError',
      caughtBy: 'screen',
      screen: 'home',
      positions: ['main-a1.js:1:20'],
      build: 'a1',
    },
  }),
  'accounts.sendRegistrationOtp': async () => ({
    client: visitor(),
    input: { email: registrationFields().email },
  }),
  'accounts.verifyRegistrationOtp': async () => {
    const { email } = registrationFields();
    const client = visitor();
    await client.rest('POST', '/auth/send-registration-otp', { body: { email } });
    return { client, input: { email, otp: await readCode(email) } };
  },
  'accounts.register': async () => {
    const fields = registrationFields();
    const client = visitor();
    await client.rest('POST', '/auth/send-registration-otp', { body: { email: fields.email } });
    const body = { email: fields.email, otp: await readCode(fields.email) };
    await client.rest('POST', '/auth/verify-registration-otp', { body });
    return { client, input: fields };
  },
  'accounts.sendOtp': async () => {
    const { user } = await registerMember();
    return { client: visitor(), input: { identifier: user.email, whatsapp: user.whatsapp } };
  },
  'accounts.verifyOtp': async () => {
    const { user } = await registerMember();
    const client = visitor();
    await client.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    return { client, input: { identifier: user.email, otp: await readCode(user.email) } };
  },
  'accounts.login': async () => {
    const { client, user } = await registerMember();
    return { client, input: { identifier: user.email } };
  },
  'accounts.refresh': async () => registerMember(),
  'accounts.logout': async () => registerMember(),
  'accounts.me': async () => registerMember(),
  'accounts.profile': async () => registerMember(),
  'accounts.updateProfile': async () => ({
    ...(await registerMember()),
    input: { description: 'Portes et lits' },
  }),
  'accounts.updateEmail': async () => ({
    ...(await registerMember()),
    input: { newEmail: registrationFields().email },
  }),
  'accounts.verifyEmailUpdate': async () => {
    const { client } = await registerMember();
    const newEmail = registrationFields().email;
    await client.rest('PUT', '/auth/update-email', { body: { newEmail } });
    return { client, input: { otp: await readCode(newEmail) } };
  },
  'accounts.undoEmailChange': async () => ({
    client: visitor(),
    input: { token: (await changeEmail()).undoToken },
  }),
  'accounts.updateWhatsapp': async () => ({
    ...(await registerMember()),
    input: { newWhatsApp: registrationFields().whatsapp },
  }),
  'accounts.verifyWhatsappUpdate': async () => {
    const { client, user } = await registerMember();
    await client.rest('PUT', '/auth/update-whatsapp', {
      body: { newWhatsApp: registrationFields().whatsapp },
    });
    return { client, input: { otp: await readCode(user.email) } };
  },
  'accounts.updateNotificationPreferences': async () => ({
    ...(await registerMember()),
    input: { sms: true },
  }),
  'accounts.agreeToTerms': async () => ({
    ...(await registerMember({ termsAgreed: undefined })),
    input: { version: termsVersion, language: 'fr' },
  }),
  'accounts.changeAccountType': async () => ({ ...(await registerMember()), input: { userType: 'buyer' } }),
  'accounts.sessions': async () => registerMember(),
  'accounts.endSession': async () => {
    const { client } = await registerMember();
    const { body } = await client.rest('GET', '/auth/sessions');
    return { client, input: { id: body.data.sessions[0].id } };
  },
  'accounts.endAllSessions': async () => registerMember(),
  'accounts.export': async () => registerMember(),
  'accounts.deleteAccount': async () => registerMember(),
  'directory.search': async () => ({
    ...(await registerMember()),
    input: { search: sellers.word, limit: 2 },
  }),
  'directory.reveal': async () => ({ ...(await registerMember()), input: { id: sellerId } }),
  'directory.contact': async () => ({ ...(await registerMember()), input: { id: sellerId } }),
  'directory.revealedToday': async () => registerMember(),
  'directory.stats': async () => ({ client: visitor() }),
  'directory.locations': async () => ({ client: visitor(), input: { country: 'Cameroon' } }),
  'directory.suggestions': async () => ({ client: visitor(), input: { q: 'plomb', limit: 5 } }),
  'directory.autocomplete': async () => ({
    ...(await registerMember()),
    input: { q: sellers.word.slice(0, 8), limit: 5 },
  }),
  'directory.categories': async () => ({ client: visitor(), input: {} }),
  'directory.categoryTree': async () => ({ client: visitor(), input: {} }),
  'directory.category': async () => ({ client: visitor(), input: { slug: 'food-beverages' } }),
};

/** What differs from one person or moment to the next, by name. */
const volatile = new Set([
  ...['_id', 'id', 'slug', 'email', 'whatsapp', 'phone', 'device', 'mark', 'requestId', 'count'],
  ...['accessToken', 'proof', 'challengeId', 'totalContacts', 'activeMembers', 'resetTime', 'trialEndDate'],
  ...['joinedDate', 'expiresAt', 'signedInAt', 'lastUsedAt', 'exportedAt', 'agreedAt'],
]);

function settled(outcome: Outcome) {
  const text = JSON.stringify({ ...outcome, headers: undefined }, (name, value) =>
    volatile.has(name) && typeof value !== 'object' ? typeof value : value,
  );
  return { ...JSON.parse(text), caching: outcome.headers.get('cache-control') };
}

const endpoints = endpointsOf(router);

it('has a scene for every procedure', () => {
  expect(Object.keys(scenes).sort()).toEqual([...new Set(endpoints.map((endpoint) => endpoint.name))].sort());
});

it.each(
  endpoints.map((endpoint): [string, Endpoint] => [
    `${endpoint.name} at ${endpoint.method} ${endpoint.path}`,
    endpoint,
  ]),
)('%s answers the same data, cookies and caching over REST and tRPC', async (_, endpoint) => {
  const { name } = endpoint;
  const outcomes = [];
  for (const transport of transports) {
    const scene = await scenes[name]?.();
    if (scene) outcomes.push(settled(await call(scene.client, transport, endpoint, scene.input)));
  }
  expect(outcomes[0].status).toBe(200);
  expect(outcomes[0]).toEqual(outcomes[1]);
});

it.each(endpoints.map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]))(
  '%s makes no more requests to the database than it declares',
  async (name, endpoint) => {
    const scene = await scenes[name]?.();
    if (!scene) throw new Error(`no scene for ${name}`);
    const { headers } = await call(scene.client, 'REST', endpoint, scene.input);
    expect(databaseRequests(headers)).toBeLessThanOrEqual(endpoint.roundTrips);
  },
);

it.each(['directory.search', 'directory.reveal', 'accounts.me'])(
  '%s makes exactly one request to the database',
  async (name) => {
    const endpoint = endpoints.find((found) => found.name === name);
    const scene = await scenes[name]?.();
    if (!scene || !endpoint) throw new Error(`no scene for ${name}`);
    const { headers } = await call(scene.client, 'REST', endpoint, scene.input);
    expect(databaseRequests(headers)).toBe(1);
  },
);
