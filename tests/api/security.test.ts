import { endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { insertSellers, registerMember, sql, visitor } from '../factories.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;

describe('a write with a visitor’s cookies', () => {
  it.each(['https://evil.example', 'null', 'http://localhost:1'])('is refused from %s', async (origin) => {
    const { client } = await registerMember();
    const { status, body } = await client.rest('POST', '/auth/logout', { headers: { origin } });
    expect(status).toBe(403);
    expect(body.error).toBe('bad_origin');
    expect((await client.rest('GET', '/auth/me')).status).toBe(200);
  });

  it('is taken from our own pages, from programs without a browser, and with a bearer token from anywhere', async () => {
    const { client, accessToken } = await registerMember();
    const send = (headers: Record<string, string>) => client.rest('POST', '/auth/refresh', { headers });
    expect((await send({ origin: url })).status).toBe(200);
    expect((await send({})).status).toBe(200);
    const bearer = { authorization: `Bearer ${accessToken}`, origin: 'https://partner.example' };
    expect((await visitor().rest('POST', '/auth/logout', { headers: bearer })).status).toBe(200);
  });

  it('is refused from the address that the request names as its host, unless it is ours', async () => {
    const { client } = await registerMember();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: 'evil.example', origin: 'http://evil.example', cookie };
    const { statusCode, body } = await request(`${url}/api/v1/auth/logout`, { method: 'POST', headers });
    expect([statusCode, ((await body.json()) as { error: string }).error]).toEqual([403, 'bad_origin']);
    expect((await client.rest('GET', '/auth/me')).status).toBe(200);
  });

  it.each(['Bearer x', 'Bearer', 'Bearer a b', 'bearer  '])(
    'is refused from elsewhere beside the worthless bearer token “%s”, and asks for a session from here',
    async (authorization) => {
      const { client } = await registerMember();
      const elsewhere = { authorization, origin: 'https://evil.example' };
      const refused = await client.rest('POST', '/auth/logout', { headers: elsewhere });
      expect(refused.body.error).toBe('bad_origin');
      const own = { authorization, origin: url };
      expect((await client.rest('POST', '/auth/logout-everywhere', { headers: own })).status).toBe(401);
      expect((await client.rest('POST', '/auth/refresh', { headers: own })).status).toBe(401);
    },
  );

  it('goes by the bearer token alone, where there are cookies of somebody else', async () => {
    const [one, other] = [await registerMember(), await registerMember()];
    const authorization = `Bearer ${other.accessToken}`;
    await one.client.rest('POST', '/auth/logout', {
      headers: { authorization, origin: 'https://evil.example' },
    });
    const bearer = { authorization: `Bearer ${one.accessToken}` };
    expect((await visitor().rest('GET', '/auth/me', { headers: bearer })).status).toBe(200);
    expect((await visitor().rest('GET', '/auth/me', { headers: { authorization } })).status).toBe(401);
  });

  it('is refused when the browser says that another site sent it', async () => {
    const { client } = await registerMember();
    const { status } = await client.rest('POST', '/auth/logout', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
  });
});

describe('a link on another site', () => {
  const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const reads = endpointsOf(router).filter(({ method, membersOnly }) => membersOnly && method === 'GET');

  it.each(reads)('reads nothing of a member by $name', async ({ name, path }) => {
    const { client } = await registerMember();
    const overRest = await client.rest('GET', path.replaceAll(/[{}]/g, ''), { headers: followed });
    const overTrpc = await client.batch([{ name, input: {} }], { headers: followed });
    expect([overRest.status, overRest.body.error]).toEqual([403, 'bad_origin']);
    expect(overTrpc.status).toBe(403);
    expect(JSON.stringify(overTrpc.body)).toContain('bad_origin');
  });

  it('reads what everybody may', async () => {
    const { client } = await registerMember();
    expect((await client.rest('GET', '/contacts/stats', { headers: followed })).status).toBe(200);
  });
});

const securityHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const bare = (policy = '') => policy.replaceAll(/ '(sha256|nonce)-[^']+'/g, '');

describe('every answer', () => {
  it.each(['/api/v1/health', '/api/v1/nothing', '/api/docs', '/api/trpc/nothing.here', '/icon.svg'])(
    'at %s carries the security headers and a request id',
    async (path) => {
      const { headers } = await fetch(new URL(path, url));
      expect(Object.fromEntries(headers)).toMatchObject(securityHeaders);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it.each(['/', '/categories', '/nowhere'])(
    'at %s carries them, and its policy allows what has the nonce of this answer alone',
    async (path) => {
      const { headers } = await fetch(new URL(path, url));
      const { 'content-security-policy': policy = '', ...others } = Object.fromEntries(headers);
      expect({ ...others, 'content-security-policy': bare(policy) }).toMatchObject(securityHeaders);
      expect(policy).toMatch(/style-src 'self' ('nonce-[\w+/=]+'); /);
      expect(policy).toMatch(/script-src 'self' ('nonce-[\w+/=]+'); /);
    },
  );

  it('to a method that is not allowed carries them, too', async () => {
    for (const path of ['/', '/about', '/api/v1/health']) {
      const { status, headers } = await fetch(new URL(path, url), { method: 'PUT' });
      expect([path, status]).toEqual([path, 405]);
      expect(Object.fromEntries(headers)).toMatchObject(securityHeaders);
    }
  });
});

describe('asking for the head of an answer', () => {
  it('spends nothing: calls for members refuse it, the others answer without a body', async () => {
    const { ids } = await insertSellers(1);
    const buyer = await registerMember({ type: 'buyer' });
    const before = await sql('select * from reveals where viewer_id = $1', [buyer.user._id]);
    for (const path of ['/contacts/search?search=plombier', `/contacts/${ids[0]}`, '/auth/me']) {
      expect((await buyer.client.rest('HEAD', path)).status).toBe(405);
    }
    expect(await sql('select * from reveals where viewer_id = $1', [buyer.user._id])).toEqual(before);
    const health = await visitor().rest('HEAD', '/health');
    expect([health.status, health.body]).toEqual([200, '']);
  });
});
