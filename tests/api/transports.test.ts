import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { expect, it } from 'vitest';
import { databaseRequests } from '../setup/client.ts';
import { newCast, scenes } from '../setup/scenes.ts';
import { call, type Outcome, transports } from '../setup/transports.ts';

const cast = await newCast();

/** What differs from one person or moment to the next, by name. */
const volatile = new Set([
  ...[
    '_id',
    'savedId',
    'savedAt',
    'blockId',
    'blockedAt',
    'toldAt',
    'firstContactAt',
    'lastContactAt',
    'id',
    'slug',
    'email',
    'whatsapp',
    'phone',
    'device',
    'mark',
    'requestId',
    'count',
    'expiresIn',
    'shortCode',
    'pageToldAt',
  ],
  ...['accessToken', 'proof', 'totalContacts', 'activeMembers', 'resetTime', 'trialEndDate'],
  'resetInSeconds',
  ...['listedCategories', 'listedSubcategories', 'listedItems'],
  ...[
    'profilePicture',
    'picture',
    'shortLink',
    'shortName',
    'paidUntil',
    'joinedDate',
    'expiresAt',
    'freshUntil',
    'signedInAt',
    'lastUsedAt',
    'exportedAt',
    'answeredAt',
    'answersFrom',
    'lastContactAt',
    'writtenAt',
    'asOf',
    'agreedAt',
    'comeBackUntil',
  ],
  ...[
    'txRef',
    'reference',
    'paymentUrl',
    'redirectUrl',
    'phoneEnd',
    'number',
    'createdAt',
    'issuedAt',
    'lastCheckedAt',
  ],
  ...['lastPaidAt', 'trialEndsAt', 'endsAt', 'until', 'cancelledAt'],
]);

function settled(outcome: Outcome) {
  const text = JSON.stringify({ ...outcome, headers: undefined, file: undefined }, (name, value) =>
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
)(
  '%s answers the same over REST and tRPC, with no more requests to the database than it declares',
  async (_, endpoint) => {
    const { name } = endpoint;
    const outcomes = [];
    for (const transport of transports) {
      const scene = await scenes[name]?.(cast);
      if (!scene) throw new Error(`no scene for ${name}`);
      const outcome = await call(scene.client, transport, endpoint, scene.input);
      expect(databaseRequests(outcome.headers)).toBeLessThanOrEqual(endpoint.roundTrips);
      outcomes.push(settled(outcome));
    }
    expect(outcomes[0].status).toBe(200);
    expect(outcomes[0]).toEqual(outcomes[1]);
  },
);
