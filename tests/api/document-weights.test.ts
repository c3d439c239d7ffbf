import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { insertSellers, registerMember } from '../factories.ts';
import { addresses } from '../setup/shared-application.ts';

const mostBytes = 24_000;
const mostStarterBytes = 3000;

async function read(path: string, cookie = ''): Promise<string> {
  const answer = await fetch(new URL(path, addresses.url), { headers: { 'accept-language': 'fr', cookie } });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const packed = (text: string) => brotliCompressSync(text).length;

/** The scripts that run before anybody touched the page: inline alone, since the others wait in a template. */
function earlyScripts(html: string): string {
  const withoutWaiting = html.replace(/<template id="scripts">.*?<\/template>/s, '');
  expect(withoutWaiting).not.toMatch(/<script[^>]* src=|modulepreload/);
  const scripts = withoutWaiting.matchAll(/<script(?![^>]*type="application)[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => text).join('\n');
}

it('a first page of a visitor is one small document that starts with few scripts', async () => {
  const { word } = await insertSellers(3);
  for (const path of [
    '/',
    '/about',
    '/pricing',
    '/categories',
    `/business/${word}-1`,
    '/login',
    '/register',
  ]) {
    const html = await read(path);
    expect(packed(html), path).toBeLessThan(mostBytes);
    expect(packed(earlyScripts(html)), path).toBeLessThan(mostStarterBytes);
  }
});

it('a first page of a member is one small document', async () => {
  const { client } = await registerMember({ type: 'buyer' });
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const path of ['/find-contact', '/dashboard', '/my-contacts'])
    expect(packed(await read(path, cookie)), path).toBeLessThan(mostBytes);
});
