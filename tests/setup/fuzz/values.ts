import { termsVersion } from '@mboalink/shared/terms.ts';
import fc from 'fast-check';
import type { Schema } from './description.ts';

/** What is in the database: whom a request may be about. */
export type Known = { ids: readonly string[]; emails: readonly string[] };

/** Texts that have broken something somewhere before. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  'a\ud800b',
  '\udfff',
  '％＿＼',
  '%_\\',
  "'; drop table users; --",
  "' or '1'='1",
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  'x\r\nBcc: other@demo.mboalink.cm',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '[]',
  '{"$gt":""}',
  '\u202ertl\u202c',
  'İıſﬀŉǰΐ',
  `e${'\u0301'.repeat(300)}`,
  '👩🏾‍🔧'.repeat(40),
  '\ufeffbom',
  '\u2028\u2029',
  '(a+)+$',
  'x'.repeat(5_000),
  '9'.repeat(400),
  '-1',
  '1e999',
  '0x10',
  '00000000-0000-0000-0000-000000000000',
];

const hostileNumbers = [
  0,
  -0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  1e21,
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Any value at all that JSON can carry. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...hostileNumbers, null, true, false, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(nested(40), nested(500), Array(300).fill('x'), Array(300).fill(null)),
  },
);

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
const email = (known: Known) =>
  fc.oneof(
    fc.uuid().map((id) => `fuzz-${id}@demo.mboalink.cm`),
    fc.constantFrom(...known.emails),
  );
const whatsapp = digits(8).map((tail) => `+2377${tail}`);
const code = digits(6);
const line = (fewest: number) =>
  fc
    .array(fc.stringMatching(/^[A-Za-zÀ-ÿ'’ -]{1,12}$/), { minLength: fewest, maxLength: 3 })
    .map((words) => words.join(' '));

/** Fields whose schema does not say what they need to be accepted. */
function namedValues(known: Known): Record<string, fc.Arbitrary<unknown>> {
  return {
    email: email(known),
    newEmail: email(known),
    identifier: fc.oneof(email(known), whatsapp),
    whatsapp,
    newWhatsApp: whatsapp,
    whatsappNumber: whatsapp,
    otp: code,
    code,
    category: fc.constantFrom('plumbing-and-water', 'Plomberie et eau'),
    categorySlug: fc.constant('plumbing-and-water'),
    subcategory: fc.constant('plumbers'),
    subcategorySlug: fc.constantFrom('plumbers', null),
    items: fc.constantFrom([], ['plumbing-repairs']),
    itemSlug: fc.constant(null),
    region: fc.constant('littoral'),
    city: fc.constantFrom('douala', 'Douala'),
    country: fc.constantFrom('Cameroon', 'Cameroun', 'CM', ''),
    slug: fc.constantFrom('plumbing-and-water', 'carpentry-and-furniture', 'nothing-of-that-name'),
    version: fc.constantFrom(termsVersion, termsVersion, '2020-01'),
    search: fc.oneof(line(0), fc.constantFrom('plombier', 'plumber', 'fuzz', 'electricien douala')),
    q: fc.oneof(line(0), fc.constantFrom('pl', 'plombier', 'dou')),
    name: line(1).map((text) => `Fu ${text}`),
    businessName: line(1).map((text) => `Fu ${text}`),
    quartier: fc.constantFrom('Bonabéri', 'Logpom', ''),
  };
}

const namedIds = (known: Known) => fc.oneof(fc.constantFrom(...known.ids), fc.uuid());

/** Values that fit a schema, and for fields whose names are known also what the call asks beyond it. */
export function fittingValue(known: Known): (name: string, schema: Schema) => fc.Arbitrary<unknown> {
  const named = namedValues(known);
  function fitting(name: string, schema: Schema): fc.Arbitrary<unknown> {
    if (/^(id|contactId|connectedUserId)$/.test(name)) return namedIds(known);
    if (schema.type === 'boolean') return fc.boolean();
    return named[name] ?? ofSchema(name, schema);
  }
  function ofSchema(name: string, schema: Schema): fc.Arbitrary<unknown> {
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((choice) => fitting(name, choice)));
    if (schema.type === 'object') return fittingObject(schema, fitting);
    if (schema.type === 'array') {
      return fc.array(fitting(name, schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 3, 3) });
    }
    return plain(schema);
  }
  return fitting;
}

function plain({
  type,
  pattern,
  minLength = 0,
  maxLength = 60,
  minimum,
  maximum,
}: Schema): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number') {
    return fc.integer({ min: minimum ?? 0, max: Math.min(maximum ?? 200, 200) });
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 60) });
}

/** An object with the required fields, and any of the others. */
export function fittingObject(
  { properties = {}, required = [] }: Schema,
  fitting: (name: string, schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fitting(name, schema)]),
  );
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true }) as fc.Arbitrary<
    Record<string, unknown>
  >;
}
