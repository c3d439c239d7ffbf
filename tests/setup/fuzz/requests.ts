import fc from 'fast-check';
import { type Operation, operations } from './description.ts';
import { fittingObject, fittingValue, hostileValue, type Known } from './values.ts';

/** Who asks: nobody, or a member in one of the states that an account can be in. */
export type Role = 'visitor' | 'trial' | 'expired' | 'paid' | 'buyer' | 'both';

export type Call = { operation: Operation; input: unknown };

/** One request: a call over either transport, several in one, or something that no client sends. */
export type FuzzRequest = {
  role: Role;
  bearer: boolean;
  address: string;
  language: string;
} & (
  | { kind: 'REST' | 'tRPC'; call: Call }
  | { kind: 'batch'; calls: Call[] }
  | { kind: 'stray'; method: string; path: string; headers: Record<string, string>; body?: string }
);

type Input = fc.Arbitrary<unknown>;

/** What fits: often with everything that a call needs, for a call that asks for one field or another. */
function fittingInput(operation: Operation, known: Known) {
  return fittingObject(operation.input, fittingValue(known));
}

/** What fits but for one field: another type, nothing, too much, a field more. */
function nearlyFitting(operation: Operation, known: Known): Input {
  const names = Object.keys(operation.input.properties);
  const name = fc.oneof(
    { weight: names.length, arbitrary: fc.constantFrom(...names, 'extra') },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'isAdmin', '$where', '') },
  );
  return fc
    .tuple(fittingInput(operation, known), name, hostileValue, fc.boolean())
    .map(([input, field, value, leaveOut]) => {
      const rest = Object.entries(input).filter(([other]) => other !== field);
      return Object.fromEntries(leaveOut ? rest : [...rest, [field, value]]);
    });
}

/** Every field whatever it may be, or no object at all. */
function hostileInput(operation: Operation): Input {
  const names = Object.keys(operation.input.properties);
  const fields = Object.fromEntries(names.map((name) => [name, hostileValue]));
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function callOf(operation: Operation, known: Known): fc.Arbitrary<Call> {
  const input = fc.oneof(
    { weight: 6, arbitrary: fittingInput(operation, known) },
    { weight: 3, arbitrary: nearlyFitting(operation, known) },
    { weight: 2, arbitrary: hostileInput(operation) },
  );
  return input.map((value) => ({ operation, input: value }));
}

const strayBodies = [
  '',
  '{',
  '[[[[',
  'null',
  '"text"',
  '{"identifier":1e400}',
  '{"identifier":"a","identifier":"b"}',
  '{"__proto__":{"viewer":{}},"constructor":{"prototype":{"x":1}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"identifier":"${'x'.repeat(70_000)}"}`,
  '\ufeff{}',
  '{"identifier":"\\ud800"}',
  'identifier=a&otp=b',
];

const strayPaths = [
  '/api/v1/%',
  '/api/v1/contacts/%00',
  '/api/v1/contacts/%ff',
  '/api/v1/contacts/..%2f..',
  '/api/v1//contacts//search',
  '/api/v1/contacts/search?page=1&page=2&page[]=3',
  '/api/v1/contacts/search?items=%5B%22a%22',
  '/api/v1/categories/__proto__',
  '/api/v1/nothing',
  '/api/trpc',
  '/api/trpc/',
  '/api/trpc/%',
  '/api/trpc/__proto__',
  '/api/trpc/constructor.prototype',
  '/api/trpc/directory',
  '/api/trpc/directory.stats,directory.locations',
  '/api/trpc/directory.stats?batch=1&input=%7B',
  '/api/trpc/directory.stats?batch=1&input=null',
  '/api/trpc/directory.stats?input=%ED%A0%80',
  '/api/trpc/directory.suggestions?input={',
  `/api/trpc/${Array(200).fill('directory.stats').join(',')}?batch=1&input={}`,
  '/api/docs',
  '/openapi.json',
  '/%',
  '/..%2f..%2fetc/passwd',
  '/pages.json',
];

const strayHeaders: Record<string, string>[] = [
  {},
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { authorization: 'Bearer a.b.c' },
  { authorization: `Bearer ${'x'.repeat(5_000)}` },
  { authorization: 'Basic YTpi' },
  { cookie: 'mboalink_access=; mboalink_refresh=%00; ;;=;' },
  { cookie: `mboalink_device=${'%F0%9F'.repeat(500)}` },
  { 'accept-language': `${'fr;q=0.1,'.repeat(500)}*` },
  { 'accept-language': 'fr;q=x, ;;;' },
  { 'cf-connecting-ip': 'not an address' },
  { 'if-none-match': '*' },
  { range: 'bytes=0-1' },
  { 'trpc-accept': 'application/jsonl' },
  { 'x-forwarded-for': '127.0.0.1' },
  { origin: 'null' },
  { 'user-agent': 'x'.repeat(3_000) },
];

function stray(): fc.Arbitrary<
  Pick<FuzzRequest & { kind: 'stray' }, 'method' | 'path' | 'headers' | 'body'>
> {
  const known = operations.map(({ path }) => `/api/v1${path.replace('{id}', 'x').replace('{slug}', 'x')}`);
  const called = operations.map(({ name }) => `/api/trpc/${name}`);
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS');
  const path = fc.oneof(
    fc.constantFrom(...strayPaths),
    fc.constantFrom(...known),
    fc.constantFrom(...called),
  );
  return fc
    .tuple(method, path, fc.constantFrom(...strayHeaders), fc.constantFrom(...strayBodies))
    .map(([method, path, headers, body]) => ({
      method,
      path,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method !== 'GET' && method !== 'HEAD' && { body }),
    }));
}

const network = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 223 }), fc.nat(255), fc.nat(255), fc.nat(255))
    .map((parts) => parts.join('.')),
  fc
    .array(fc.integer({ min: 1, max: 0xffff }), { minLength: 3, maxLength: 3 })
    .map((parts) => `2001:${parts.map((part) => part.toString(16)).join(':')}::1`),
);

/** Mostly somebody who may ask at all: to a visitor all calls for members answer the same. */
const asker = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Role>('visitor') },
  { weight: 9, arbitrary: fc.constantFrom<Role>('trial', 'expired', 'paid', 'buyer', 'both') },
);

const surroundings = {
  role: asker,
  bearer: fc.boolean(),
  address: network,
  language: fc.constantFrom('en', 'fr', 'de', ''),
};

function batch(known: Known): fc.Arbitrary<Call[]> {
  const reads = operations.filter(({ method }) => method === 'GET');
  const writes = operations.filter(({ method }) => method !== 'GET');
  const several = (of: readonly Operation[]) =>
    fc.array(fc.oneof(...of.map((operation) => callOf(operation, known))), { minLength: 1, maxLength: 12 });
  return fc.oneof({ weight: 3, arbitrary: several(reads) }, { weight: 1, arbitrary: several(writes) });
}

/** Requests of every kind; calls of one transport as often as of the other, every address as often as another. */
export function fuzzRequest(known: Known): fc.Arbitrary<FuzzRequest> {
  const call = fc.oneof(...operations.map((operation) => callOf(operation, known)));
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        ...surroundings,
        kind: fc.constantFrom('REST' as const, 'tRPC' as const),
        call,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ ...surroundings, kind: fc.constant('batch' as const), calls: batch(known) }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.record(surroundings), stray())
        .map(([around, request]) => ({ ...around, ...request, kind: 'stray' as const })),
    },
  );
}
