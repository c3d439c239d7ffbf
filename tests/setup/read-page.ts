import { hostHeader } from '@mboalink/worker/local/held-clock.ts';
import { signed } from './client.ts';

let asked = 0;

/** Headers of a request by a host that no other test has: no copy was kept for it yet. */
export function freshHost(clockSecret: string): Record<string, string> {
  asked += 1;
  return { [hostHeader]: signed(`${process.pid}-${asked}.localhost`, clockSecret) };
}

type Served = { url: string; clockSecret: string };

/** What a visitor is answered of whose page no copy is kept yet. */
export function pageReader({ url, clockSecret }: Served) {
  return async (path: string, language = 'fr', init: RequestInit = {}) => {
    const headers = { 'accept-language': language, ...freshHost(clockSecret), ...init.headers };
    const response = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
}
