import { endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { describe, expect, it } from 'vitest';
import { visitor } from '../factories.ts';

const endpoints = endpointsOf(router);

describe('the contract of the calls', () => {
  it('gives every procedure a REST path of its own', () => {
    const addresses = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('answers 405 for a known path with another method, and 404 for an unknown path', async () => {
    const client = visitor();
    expect((await client.rest('DELETE', '/contacts/search')).body).toMatchObject({
      error: 'method_not_allowed',
    });
    expect((await client.rest('GET', '/nothing/here')).body).toMatchObject({
      success: false,
      error: 'not_found',
    });
  });

  it.each(
    endpoints
      .filter((endpoint) => endpoint.membersOnly)
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )('refuses %s without a session, over both transports alike', async (_, endpoint) => {
    const client = visitor();
    const path = endpoint.path.replace('{id}', '01a1fb4e-10b6-7ec1-9d21-8fcc42bdf5ce');
    const overRest = await client.rest(endpoint.method, path);
    const overTrpc =
      endpoint.method === 'GET' ? await client.query(endpoint.name) : await client.mutate(endpoint.name, {});
    expect(overRest.status).toBe(401);
    expect(overTrpc.status).toBe(401);
    expect(overRest.body.error).toBe('unauthenticated');
    expect(overTrpc.body.error.data.error).toBe('unauthenticated');
  });
});
