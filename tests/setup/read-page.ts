import { hostHeader } from '@mboalink/worker/local/held-clock.ts';
import { signed } from './client.ts';

let asked = 0;

/** How tests read pages as visitors, whose answers are kept for each host. */
export function pageReaderOf({ url, clockSecret }: { url: string; clockSecret: string }) {
  /** The headers of requests by a host of their own: no copy was kept for it before. */
  function newHost(): Record<string, string> {
    asked += 1;
    return { [hostHeader]: signed(`${process.pid}-${asked}.localhost`, clockSecret) };
  }

  /**
   * What a visitor is answered, by a host that nobody asked by before unless `headers` name one. `html` is what they may read of `text`:
   * without styles, scripts, nonces, and the marks between two words of React.
   */
  async function readPage(path: string, language = 'fr', headers: Record<string, string> = {}) {
    const answer = await fetch(new URL(path, url), {
      redirect: 'manual',
      headers: { 'accept-language': language, ...newHost(), ...headers },
    });
    const text = await answer.text();
    const html = text
      .replace(/<style[^>]*>.*?<\/style>|<template id="scripts">.*?<\/template>|<!--.*?-->/gs, '')
      .replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
      .replace(/ nonce="[^"]*"/g, '');
    return { status: answer.status, headers: answer.headers, text, html };
  }

  return { newHost, readPage };
}
