import { type Member, sql } from '../factories.ts';
import { endpointOf } from './endpoint-of.ts';
import { call } from './transports.ts';

type Person = Pick<Member, 'client'>;

const exporting = endpointOf('network.exportContacts');

/** What an export answers over REST: by itself a table of what a search finds. */
export const exportOf = ({ client }: Person, input: object) =>
  call(client, 'REST', exporting, { format: 'csv', source: 'search', ...input });

/** As if somebody had opened all of them. */
export async function openAll({ user }: Member, ids: readonly string[]) {
  await sql(
    `insert into reveals (viewer_id, contact_id, day, revealed_at)
      select $1, unnest($2::uuid[]), '2026-01-05', '2026-01-05'`,
    [user._id, ids],
  );
}

export const saveAll = ({ user }: Member, ids: readonly string[]) =>
  sql(
    `insert into saved_contacts (user_id, contact_id, saved_at)
      select $1, id, now() - at * interval '1 minute' from unnest($2::uuid[]) with ordinality as each(id, at)`,
    [user._id, ids],
  );

/** '237670000001' as people read it, and as it stands in a table. */
export const inText = (number: string) => number.replace(/^(237)(.)(..)(..)(..)(..)$/, '+$1 $2 $3 $4 $5 $6');
export const inTable = (number: string) => inText(number).replace('+237', '(+237)');

/** A day as a spreadsheet keeps what it reads as one: counted from the end of 1899. */
export const dayOf = (cell: unknown) =>
  new Date(Date.UTC(1899, 11, 30) + Number(cell) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
