import { describe, expect, inject, it } from 'vitest';
import { registerMember, visitor } from '../factories.ts';

const { url } = inject('application');

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

  it('is refused when the browser says that another site sent it', async () => {
    const { client } = await registerMember();
    const { status } = await client.rest('POST', '/auth/logout', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
  });
});

describe('every answer', () => {
  it.each(['/', '/api/v1/health', '/api/v1/nothing', '/api/docs', '/api/trpc/nothing.here'])(
    'at %s carries the security headers and a request id',
    async (path) => {
      const { headers } = await fetch(new URL(path, url));
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is never stored when it is personal, and may be when it is the catalogue', async () => {
    const { client } = await registerMember();
    expect((await client.rest('GET', '/auth/me')).headers.get('cache-control')).toBe('private, no-store');
    const shared = (await client.rest('GET', '/contacts/suggestions?q=')).headers;
    expect(shared.get('cache-control')).toContain('public');
    expect(shared.get('vary')).toContain('Accept-Language');
    expect((await client.rest('GET', '/categories')).headers.get('cache-control')).toContain('public');
    expect((await client.rest('GET', '/contacts/search?page=0')).headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });
});
