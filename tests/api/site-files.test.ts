import { expect, it } from 'vitest';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;

it('a hashed file, which the edge serves, carries the headers that hold for a file', async () => {
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

it('/.well-known/security.txt says by RFC 9116 how to report a weakness, in which languages, until when, and by which rules', async () => {
  const answer = await fetch(new URL('/.well-known/security.txt', url));
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toMatchObject({
    Contact: expect.stringMatching(/^(mailto:|https:)/),
    'Preferred-Languages': 'fr, en',
    Canonical: expect.stringMatching(/\/\.well-known\/security\.txt$/),
  });
  const day = 24 * 60 * 60 * 1000;
  const ahead = Date.parse(fields.Expires ?? '') - Date.now();
  expect([ahead > 90 * day, ahead < 365 * day]).toEqual([true, true]);
  const policy = new URL(fields.Policy ?? '');
  const page = await (await fetch(new URL(policy.pathname, url))).text();
  expect(page).toContain(`id="${policy.hash.slice(1)}"`);
});

it.each(['/.git/config', '/.env'])('%s is given to nobody', async (path) => {
  expect((await fetch(new URL(path, url))).status).toBe(404);
});
