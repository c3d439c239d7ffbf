import { sql } from '../../factories.ts';

/** Every column that holds numbers or e-mail addresses of members. */
export const columnsOfIdentities: readonly string[] = [
  'one_time_codes.mailbox',
  'one_time_codes.new_value',
  'one_time_codes.subject',
  'outbox.recipient',
  'receipts.payer_email',
  'users.email',
  'users.mailbox',
  'users.whatsapp',
];

/** Each column, as `table.column`, in which one of the texts stands. */
export async function columnsWith(texts: readonly string[]): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>(
    `select quote_ident(tables.table_name) as table, quote_ident(column_name) as column
      from information_schema.tables join information_schema.columns using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'json', 'ARRAY')`,
  );
  const union = columns
    .map(
      ({ table, column }) =>
        `select '${table}.${column}' as name where exists (select from ${table} where ${column}::text ~ $1)`,
    )
    .join(' union all ');
  const pattern = texts.map((text) => text.replaceAll(/[^\w@-]/g, '.')).join('|');
  return (await sql<{ name: string }>(`${union} order by 1`, [pattern])).map(({ name }) => name);
}
