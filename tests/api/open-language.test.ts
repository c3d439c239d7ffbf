import { describe, expect, it } from 'vitest';
import { newHost } from '../factories.ts';
import { databaseRequests } from '../setup/client.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;

const english = { 'accept-language': 'en' };
const followed = { ...english, 'sec-fetch-site': 'same-origin' };
const kept = { cookie: '__Host-preferred-language=en' };

const open = async (path: string, headers: Record<string, string>) => {
  const answer = await fetch(new URL(path, url), { headers, redirect: 'manual' });
  const { status, headers: answered } = answer;
  return { status, headers: answered, cookie: answered.get('set-cookie'), html: await answer.text() };
};

const forAYear = '__Host-preferred-language=fr; Max-Age=31536000; Path=/; Secure; SameSite=Lax';
const forThisVisit = '__Host-preferred-language=fr; Path=/; Secure; SameSite=Lax';

describe('the language that an open page is asked for in', () => {
  it.each([
    ['is kept where a link of ours was followed', followed, forAYear],
    ['is kept where a choice was made before', { ...followed, ...kept }, forAYear],
    [
      'holds for the visit of who comes from elsewhere',
      { ...english, 'sec-fetch-site': 'cross-site' },
      forThisVisit,
    ],
    [
      'does not touch the choice of who comes from elsewhere',
      { ...kept, 'sec-fetch-site': 'cross-site' },
      null,
    ],
  ])('%s', async (_, headers, cookie) => {
    // Drawn anew, and out of the cache.
    const host = newHost();
    for (const requests of [1, 0]) {
      const answer = await open('/categories?lang=fr', { ...headers, ...host });
      expect([answer.headers.get('content-language'), answer.cookie]).toEqual(['fr', cookie]);
      expect(databaseRequests(answer.headers)).toBe(requests);
      expect(answer.headers.get('cache-control')).toBe(cookie ? 'private, no-store' : 'public, max-age=300');
    }
  });

  it('is the one of the pages that follow, into registration', async () => {
    const cookie = '__Host-preferred-language=fr';
    for (const path of ['/categories/plumbers', '/register', '/login']) {
      expect((await open(path, { ...english, cookie })).html, path).toContain('<html lang="fr"');
    }
  });
});
