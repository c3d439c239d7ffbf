import { clockHeader } from '@mboalink/worker/local/held-clock.ts';
import { describe, expect, it } from 'vitest';
import { signed } from '../setup/client.ts';
import { addresses } from '../setup/shared-application.ts';

const { url, clockSecret } = addresses;

describe('a hashed file, which the edge serves', () => {
  it('carries the headers that hold for a file', async () => {
    const html = await (await fetch(new URL('/', url))).text();
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
      const { headers } = await fetch(new URL(file, url));
      expect(Object.fromEntries(headers), file).toMatchObject({
        'content-security-policy': expect.stringMatching(/default-src 'none';.*frame-ancestors 'none'/),
        'content-type': expect.stringMatching(
          /^(text\/(javascript|css); charset=utf-8|image\/png|application\/json)$/,
        ),
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      });
    }
  });
});

describe('/.well-known/security.txt', () => {
  const fieldsAt = async (instant?: Date) => {
    const headers = instant && { [clockHeader]: signed(instant.toISOString(), clockSecret) };
    const answer = await fetch(new URL('/.well-known/security.txt', url), headers && { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).trimEnd().split('\n');
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  };

  it('says by RFC 9116 how to report a weakness, in which languages, and by which rules', async () => {
    const fields = await fieldsAt();
    expect(fields).toMatchObject({
      Contact: expect.stringMatching(/^(mailto:|https:)/),
      'Preferred-Languages': 'fr, en',
      Canonical: expect.stringMatching(/\/\.well-known\/security\.txt$/),
    });
    const policy = new URL(fields.Policy ?? '');
    const page = await (await fetch(new URL(policy.pathname, url))).text();
    expect(page).toContain(`id="${policy.hash.slice(1)}"`);
  });

  it('has not run out, today or years from now, and never looks further ahead than a year', async () => {
    const day = 24 * 60 * 60 * 1000;
    for (const instant of [new Date(), new Date(Date.now() + 1_000 * day)]) {
      const ahead = Date.parse((await fieldsAt(instant)).Expires ?? '') - instant.getTime();
      expect(ahead).toBeGreaterThan(90 * day);
      expect(ahead).toBeLessThan(365 * day);
    }
  });
});
