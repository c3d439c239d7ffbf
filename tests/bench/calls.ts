import { pick, seededRandom } from '@mboalink/db/seed/random.ts';
import { request } from 'undici';
import { type Answer, databaseRequests } from '../setup/client.ts';
import { from, newNetworkAddress } from '../setup/networks.ts';
import { newPayerPhone } from '../setup/payer-phones.ts';
import type { Member } from '../setup/people.ts';
import { needLines } from './clients.ts';
import { searchesOf, type Terms } from './searches.ts';

/** One call of a class by a member. Answers how many requests to the database it took; throws where it was refused. */
export type Call = (member: Member) => Promise<number>;

export const me = 'GET /auth/me';

/** Every class of call that is measured. The calls of one round belong to one member, in this order. */
export function callsOf(url: string, terms: Terms): Record<string, Call> {
  return {
    [me]: (member) => rest(member, 'GET', '/auth/me'),
    ...searchCalls(terms),
    ...suggestionCalls(terms),
    ...contactCalls(terms),
    ...clientCalls(url),
    ...paymentCalls(),
    ...pageCalls(url, terms),
  };
}

function searchCalls(terms: Terms): Record<string, Call> {
  return Object.fromEntries(
    searchesOf(terms).map(([name, next]): [string, Call] => [
      `search: ${name}`,
      async ({ client }) => requestsOf(await client.query('directory.search', next())),
    ]),
  );
}

function suggestionCalls({ common, medium }: Terms): Record<string, Call> {
  const random = seededRandom(13);
  const beginning = (letters: number) =>
    pick(
      random,
      [...common, ...medium].filter((word) => word.length >= letters),
    ).slice(0, letters);
  return {
    ...Object.fromEntries(
      [0, 1, 3, 8].map((letters): [string, Call] => [
        `suggestions: ${letters} typed`,
        (member) => rest(member, 'GET', `/contacts/suggestions?q=${beginning(letters)}`),
      ]),
    ),
    'directory stats': (member) => rest(member, 'GET', '/contacts/stats'),
    'category counts': (member) => rest(member, 'GET', '/categories?includeCounts=true'),
  };
}

function contactCalls({ samples }: Terms): Record<string, Call> {
  const random = seededRandom(11);
  const contact = () => `/contacts/${pick(random, samples).id}`;
  return {
    contact: (member) => rest(member, 'GET', contact()),
    reveal: (member) => rest(member, 'POST', `${contact()}/reveal`, {}),
  };
}

function clientCalls(url: string): Record<string, Call> {
  const nextLine = needLines();
  return {
    'need: send': (member) => rest(member, 'POST', '/needs', { text: nextLine(), subcategory: 'plumbers' }),
    'needs of others': (member) => rest(member, 'GET', '/needs/incoming'),
    leads: (member) => rest(member, 'GET', '/leads'),
    'page: dashboard': ({ client }) =>
      readPage(new URL('/dashboard', url), {
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
  };
}

function paymentCalls(): Record<string, Call> {
  let txRef = '';
  return {
    'payment: create': async ({ client }) => {
      const body = { plan: 'basic', phone: newPayerPhone(), provider: 'mtn' };
      const answer = await client.rest('POST', '/payments/create', { body });
      txRef = answer.body.data?.txRef;
      return requestsOf(answer);
    },
    'payment: status': (member) => rest(member, 'GET', `/payments/status?txRef=${txRef}`),
  };
}

/** The pages that everybody may read, each time as somebody for whom no cache has an answer. */
function pageCalls(url: string, terms: Terms): Record<string, Call> {
  const random = seededRandom(17);
  const sample = () => pick(random, terms.samples);
  const business = () =>
    pick(
      random,
      terms.samples.filter(({ hasPage }) => hasPage),
    );
  const searched = (search: string) => `/categories?${new URLSearchParams({ search })}`;
  const paths: Record<string, () => string> = {
    home: () => '/',
    'all trades': () => '/categories',
    trade: () => `/categories/${sample().subcategory}`,
    'trade in a town': () => {
      const { subcategory, city } = sample();
      return `/categories/${subcategory}/${city}`;
    },
    'search by a word': () => searched(pick(random, terms.medium)),
    'search by a name': () => searched(sample().name),
    business: () => `/business/${business().slug}`,
    'short link': () => `/b/${business().code}`,
    sitemap: () => '/sitemap-index.xml',
  };
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]): [string, Call] => [
      `page: ${name}`,
      () => readPage(new URL(path(), url)),
    ]),
  );
}

let pagesRead = 0;

async function readPage(address: URL, by: Record<string, string> = {}): Promise<number> {
  pagesRead += 1;
  address.searchParams.set('fresh', String(pagesRead));
  const { statusCode, headers, body } = await request(address, {
    headers: { ...from(newNetworkAddress()), 'accept-language': 'fr', ...by },
  });
  await body.dump({ limit: Number.POSITIVE_INFINITY });
  if (statusCode >= 400) throw new Error(`${address.pathname} answered ${statusCode}`);
  return databaseRequests(new Headers({ 'server-timing': String(headers['server-timing'] ?? '') }));
}

/** Each call comes from a network of its own: what counts by networks is the same for all. */
async function rest({ client }: Member, method: string, path: string, body?: object): Promise<number> {
  return requestsOf(
    await client.rest(method, path, { headers: from(newNetworkAddress()), ...(body && { body }) }),
  );
}

function requestsOf({ status, headers, body }: Answer): number {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return databaseRequests(headers);
}
