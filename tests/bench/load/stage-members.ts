import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { DemoBusiness } from '@mboalink/db/seed/demo-business.ts';
import { isActive } from '@mboalink/db/seed/load-demo.ts';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { type EntryTerms, entryTerms } from './entry-terms.ts';
import { TermNumbers } from './term-numbers.ts';

const columns = `search_key integer, user_id uuid default uuidv7(), name text, email text, whatsapp text, user_type text,
  language text, plan text, trial_ends_at timestamptz, paid_until timestamptz, joined_at timestamptz,
  last_seen_at timestamptz, is_active boolean, slug text, business_name text, description text, keywords text[],
  category_slug text, subcategory_slug text, item_slugs text[], region_slug text, city_slug text, quartier text,
  landmark text, named integer[], listed integer[], terms integer[]`;

const copied = columns
  .split(/,\s+/)
  .map((column) => column.split(' ')[0])
  .filter((name) => name !== 'user_id')
  .join(', ');

const membersAtOnce = 5000;

export type Staging = { now: Date; onProgress?: (written: number) => void };

/** Writes members as the generator gives them into one unlogged table, `staged_members`. The numbers are asked for by
 * `asking`, a second connection, while `client` copies. @returns how many */
export async function stageMembers(
  client: Client,
  asking: Client,
  members: Iterable<DemoBusiness>,
  { now, onProgress }: Staging,
): Promise<number> {
  await client.query(`create unlogged table staged_members (${columns})`);
  const stream = client.query(from(`copy staged_members (${copied}) from stdin`));
  const numbers = new TermNumbers(asking);
  let written = 0;
  for (const part of inParts(members)) {
    const terms = await entryTerms(numbers, part);
    const lines = part.map((member, index) =>
      lineOf(fieldsOf(written + index + 1, member, now, terms[index])),
    );
    if (!stream.write(lines.join(''))) await once(stream, 'drain');
    written += part.length;
    onProgress?.(written);
  }
  stream.end();
  await finished(stream);
  return written;
}

function* inParts(members: Iterable<DemoBusiness>) {
  let part: DemoBusiness[] = [];
  for (const member of members) {
    part.push(member);
    if (part.length === membersAtOnce) {
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}

type Value = string | number | boolean | null | Date | readonly (string | number)[];

function fieldsOf(
  searchKey: number,
  member: DemoBusiness,
  now: Date,
  terms: EntryTerms | undefined,
): Value[] {
  return [
    searchKey,
    ...[member.name, member.email, member.whatsapp, member.userType, member.language],
    ...[member.plan, member.trialEndsAt, member.paidUntil, member.joinedAt, member.lastSeenAt],
    isActive(member, now),
    ...[member.slug, member.businessName, member.description, member.keywords],
    ...[member.categorySlug, member.subcategorySlug, member.itemSlugs],
    ...[member.regionSlug, member.citySlug, member.quartier, member.landmark],
    ...[terms?.named ?? [], terms?.listed ?? [], terms?.all ?? []],
  ];
}

/** One line as COPY reads it. */
function lineOf(values: readonly Value[]): string {
  return `${values.map(textOf).join('\t')}\n`;
}

function textOf(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return escaped(`{${value.map(elementOf).join(',')}}`);
  return String(value);
}

function elementOf(element: string | number): string {
  return typeof element === 'number' ? String(element) : `"${element.replace(/["\\]/g, '\\$&')}"`;
}

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (sign) => `\\${({ '\t': 't', '\n': 'n', '\r': 'r' })[sign] ?? sign}`);
}
