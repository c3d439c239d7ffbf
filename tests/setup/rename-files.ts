import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serviceWorkerPath } from '@mboalink/shared/kept-copies.ts';
import { hashOf } from '../../web/src/service-worker/what-is-kept.ts';

const hashInName = /-([\w-]{7})(?=\.(?:js|css))/g;

/** Another hash for each, and of that the first one again. */
const turned = (hash: string) => [...hash].reverse().join('');

/**
 * Stands between a browser and an application as a deployment that renamed each file would: the new names are there alone, and of them
 * those that `isThere` has.
 */
export async function renameFiles(application: string, isThere: () => boolean) {
  const worker = await (await fetch(application + serviceWorkerPath)).text();
  const [list = ''] = /"(?:[\w-]{7} )+[\w-]{7}"/.exec(worker) ?? [];
  const hashes = new Set(list.slice(1, -1).split(' '));
  const next = [...hashes].map(turned);
  const rename = (text: string) =>
    text
      .replace(list, `"${next.join(' ')}"`)
      .replace(hashInName, (name, hash) => (hashes.has(hash) ? `-${turned(hash)}` : name));

  return async ({ url = '', method, headers }: IncomingMessage, answer: ServerResponse) => {
    if (method !== 'GET' || url.startsWith('/api/')) return false;
    const isFile = /^\/assets\/.*\.(js|css)$/.test(url);
    if (isFile && !(next.includes(hashOf(url)) && isThere())) {
      answer.writeHead(404).end();
      return true;
    }
    const was = isFile ? url.replace(hashInName, (_, hash) => `-${turned(hash)}`) : url;
    const { host, 'if-none-match': tag, 'accept-encoding': coding, ...asked } = headers;
    const sent = request(new URL(was, application), {
      headers: { ...asked, host: new URL(application).host },
    });
    const received = await new Promise<IncomingMessage>((come, fail) =>
      sent.on('response', come).on('error', fail).end(),
    );
    const body = await buffer(received);
    const isText = /html|javascript|css/.test(received.headers['content-type'] ?? '');
    const { 'content-length': length, 'transfer-encoding': transfer, etag, ...given } = received.headers;
    answer.writeHead(received.statusCode ?? 502, given);
    answer.end(isText ? rename(body.toString()) : body);
    return true;
  };
}
