import { documentsCache, keepHeader } from '@mboalink/shared/own-phone.ts';
import { CacheExpiration } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { documentKey, isRefusal } from './documents.ts';

/** How long a network that says nothing is waited for where there is a document to show. */
const silenceMilliseconds = 3000;

const day = 86_400;
const ofVisitors = 'pages';
const expirations = {
  [ofVisitors]: new CacheExpiration(ofVisitors, { maxEntries: 30, maxAgeSeconds: 7 * day }),
  [documentsCache]: new CacheExpiration(documentsCache, { maxEntries: 20, maxAgeSeconds: 30 * day }),
};

type CacheName = keyof typeof expirations;

/** What the network brings; where nothing comes in time what it brought last, and without that the page that says so. */
export class ShowDocument extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const key = documentKey(request.url);
    const network = handler.fetch(request);
    // Of a network that fails nothing is learned, and where storage fails nothing is kept.
    handler.waitUntil(network.then((answer) => learn(key, answer.clone())).catch(() => {}));
    const kept = await find(key).catch(() => undefined);
    const answer = await Promise.race([network, ...(kept ? [silence()] : [])]).catch(() => undefined);
    if (answer && !(kept && isRefusal(answer))) return answer;
    return kept ?? (await matchPrecache('/offline')) ?? Response.error();
  }
}

/** Keeps what our server says may be kept. What a captive portal answers says nothing. */
async function learn(key: string, answer: Response): Promise<void> {
  const kind = answer.headers.get(keepHeader);
  // Nobody is signed in any more.
  if (kind === 'page') await caches.delete(documentsCache);
  if (kind === 'page') await keep(ofVisitors, key, answer);
  if (kind === 'member') await keep(documentsCache, key, answer);
}

async function keep(name: CacheName, key: string, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  // What time it was then.
  const headers = new Headers(answer.headers);
  headers.delete('Server-Timing');
  const { status, statusText } = answer;
  await cache.put(key, new Response(answer.body, { status, statusText, headers }));
  await expirations[name].updateTimestamp(key);
  await expirations[name].expireEntries();
}

async function find(key: string): Promise<Response | undefined> {
  for (const name of [documentsCache, ofVisitors] as const) {
    const cacheName = name;
    const kept = await caches.match(key, { cacheName, ignoreVary: true });
    if (kept && !(await expirations[name].isURLExpired(key))) return kept;
  }
  return undefined;
}

const silence = () =>
  new Promise<undefined>((over) => setTimeout(() => over(undefined), silenceMilliseconds));
