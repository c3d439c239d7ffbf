import { AppError } from '@mboalink/shared/errors.ts';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { requireEncryption } from './encryption.ts';

/** Answers what got through, or the code of the refusal. */
function ask(address: string, publicUrl: string) {
  const app = new Hono();
  app.use(requireEncryption);
  app.all('*', async (c) => c.text(`read ${await c.req.text()}`));
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : String(error), 403));
  return app.request(address, { method: 'POST', body: 'a secret' }, { PUBLIC_URL: publicUrl });
}

describe('a request without encryption, where the site is encrypted', () => {
  it('is refused when it is a call, and nothing of it is read', async () => {
    for (const path of ['/api/v1/auth/me', '/api/trpc/accounts.me', '/api/v1/nothing']) {
      expect(await (await ask(`http://mboalink.example${path}`, 'https://mboalink.example')).text()).toBe(
        'https_required',
      );
    }
  });

  it('is led to the encrypted address when it is a page', async () => {
    const pages = {
      '/': '/',
      '/login?lang=fr': '/login?lang=fr',
      '//evil.example/x': '/evil.example/x',
    };
    for (const [asked, led] of Object.entries(pages)) {
      const { status, headers } = await ask(`http://other.example${asked}`, 'https://mboalink.example');
      expect([status, headers.get('location')]).toEqual([301, `https://mboalink.example${led}`]);
    }
  });
});

it('lets through what is encrypted, and everything on a machine without encryption', async () => {
  for (const [address, site] of [
    ['https://mboalink.example/api/v1/health', 'https://mboalink.example'],
    ['http://localhost:8787/api/v1/health', 'http://localhost:8787'],
  ] as const) {
    expect(await (await ask(address, site)).text()).toBe('read a secret');
  }
});
