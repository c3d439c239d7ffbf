import { describe, expect, it } from 'vitest';
import { checkLocks } from './check-locks.ts';
import { checkMails } from './check-mails.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkPlatform } from './check-platform.ts';
import { checkSql } from './check-sql.ts';
import { checkTypedTexts, typedTextReaders } from './check-typed-texts.ts';
import { permittedNumbers } from './permitted-numbers.ts';
import { readSchemaNames } from './schema-names.ts';
import { readSource, readWorkspace } from './workspace.ts';

const file = 'worker/src/accounts/planted.ts';
const names = readSchemaNames(readWorkspace().files);
const inSql = (source: string) => checkSql(file, source, names).map(({ reason }) => reason.split("'")[1]);
const fromPlatform = (source: string) =>
  checkPlatform(file, source).map(({ reason }) => reason.split(' comes')[0]);

/** A template with a value or a fragment wherever a # stands. */
const template = (text: string) => `sql\`${text.replaceAll('#', `\${value}`)}\``;

describe('a column or table that the compiler does not see', () => {
  it.each([
    ['a mistyped column', template('select # from # where emial = #'), ['emial']],
    ['a column of the schema', template('case when user_type = 3 then # end'), ['user_type']],
    ['a column of an alias', template('# = l.city_slug'), ['l', 'city_slug']],
    ['a table', template('insert into users (#) values (#)'), ['users']],
    ['a quoted column', template('coalesce("paid_untill", #)'), ['paid_untill']],
    ['a column inside a function', template('lower(business_name) like #'), ['business_name']],
    ['a column in a nested template', template('#').replace('value', template('generation')), ['generation']],
    ['a column in raw text', "sql.raw('rank desc')", ['rank']],
    ['a name given by hand', "sql.identifier('whatsapp')", ['whatsapp']],
  ])('is refused: %s', (_, source, refused) => {
    expect(inSql(source)).toEqual(refused);
  });

  it.each([
    ['in text for the driver', "db.execute('select plan from subscriptions')", ['plan', 'subscriptions']],
    ['in text for pg', 'client.query(`select 1 from users where # is null`)', ['users']],
    ['in text with a name', "const text = 'delete from reveals'; db.execute(text)", ['reveals']],
    ['in a sum of texts', "client.query('update ' + table + ' set words = $1')", ['words']],
    ['in a computed call', "db['execute']('select slug')", ['slug']],
  ])('is refused %s', (_, source, refused) => {
    expect(inSql(source)).toEqual(refused);
  });

  it.each([
    ['another name', "import { sql as statement } from 'drizzle-orm';"],
    ['the whole library', "import * as orm from 'drizzle-orm';"],
    ['its default', "import orm from 'drizzle-orm';"],
    ['an import at run time', "const { sql: write } = await import('drizzle-orm');"],
    ['a variable', "import { sql } from 'drizzle-orm'; const write = sql;"],
    ['an argument', 'write(sql)'],
    ['an export', "export { sql } from 'drizzle-orm';"],
    ['an export of its own', 'export { sql as write };'],
    ['raw text of a variable', 'sql.raw(column)'],
    ['raw text with a variable', 'sql.raw(`# desc`)'.replace('#', `\${column}`)],
    ['raw text of a sum', "sql.raw(column + ' desc')"],
    ['raw text by a computed name', "sql['raw'](column)"],
    ['a method of sql, handed on', 'const { raw } = sql; const other = sql.raw;'],
    ['a name from a variable', 'sql.identifier(column)'],
  ])('is refused before it is hidden in %s', (_, source) => {
    expect(checkSql(file, source, names)).not.toEqual([]);
  });

  it('lets the schema make its checks of values of our own, and nothing else', () => {
    expect(checkSql('db/src/schema/columns.ts', 'sql.raw(String(value))', names)).toEqual([]);
    expect(checkSql('db/src/schema/columns.ts', 'sql.identifier(value)', names)).toHaveLength(1);
    expect(checkSql('db/src/schema/billing.ts', 'sql.raw(String(value))', names)).toHaveLength(1);
  });

  it('leaves strings, functions, types, names given by `as` and words of SQL alone', () => {
    const text = "select to_char(# at time zone 'UTC', 'slug')::text as day, make_interval(days => 3)";
    expect(inSql(template(text))).toEqual([]);
  });
});

describe('what the platform gives', () => {
  it.each([
    ['the clock', 'const at = new Date();', ['new Date()']],
    ['the clock as a number', 'const at = Date.now();', ['Date.now']],
    ['the clock, handed on', 'const clock = { read: Date.now };', ['Date.now']],
    ['a stopwatch', 'performance.now();', ['performance.now']],
    ['an id', 'crypto.randomUUID();', ['crypto.randomUUID']],
    ['an id by a computed name', "crypto['randomUUID']();", ['crypto.randomUUID']],
    ['random bytes', 'crypto.getRandomValues(bytes);', ['crypto.getRandomValues']],
    ['a random number', 'Math.random();', ['Math.random']],
    ['the network', "await fetch('https://example.com');", ['fetch']],
    ['the network, handed on', 'openDatabase({ fetch });', ['fetch']],
    ['any of them by its global', 'globalThis.fetch(url);', ['globalThis']],
  ])('is refused outside the one file that takes it: %s', (_, source, refused) => {
    expect(fromPlatform(source)).toEqual(refused);
  });

  it('leaves dates of a given instant, keyed hashes and the context alone', () => {
    expect(fromPlatform('new Date(ctx.now); crypto.subtle.sign(a, b, c); ctx.fetch(url);')).toEqual([]);
  });
});

describe('a lock of rows', () => {
  it.each([
    ['of members', "db.select({ id: users.id }).from(users).where(which).for('no key update')"],
    ['of anything else', "db.select({ id: sessions.id }).from(sessions).for('update')"],
    ['by a computed name', "query['for']('update')"],
    ['written out', 'sql`select from # for no key update`'],
  ])('is refused past the one order, %s', (_, source) => {
    expect(checkLocks(file, source)).toHaveLength(1);
  });

  it('is left alone by the one way, and where it waits for nobody', () => {
    expect(checkLocks(file, 'lockMembers(db, which)')).toEqual([]);
    expect(checkLocks(file, "query.for('update', { skipLocked: true })")).toEqual([]);
    expect(checkLocks('worker/src/session/lock-members.ts', "query.for('no key update')")).toEqual([]);
  });
});

describe('a mail', () => {
  it.each([
    ['of a context', 'await ctx.mail.send(told)'],
    ['of a context by a computed name', "ctx['mail'].send(told)"],
    ['taken apart', 'const { db, mail } = ctx;'],
    ['of a parameter', 'const tell = ({ mail }) => mail.send(told);'],
    ['kept for later', 'const provider = ctx.mail;'],
  ])('is refused past the outbox, by the provider %s', (_, source) => {
    expect(checkMails(file, source)).not.toEqual([]);
  });

  it('is left alone in the outbox, and as a row of it', () => {
    expect(checkMails('worker/src/outbox/deliver.ts', 'ctx.mail.send(told)')).toEqual([]);
    expect(checkMails(file, 'deliver(ctx, accountMails, row.mail)')).toEqual([]);
  });
});

describe('the number or e-mail of members', () => {
  const from = (source: string) =>
    checkNumbers(file, source).map(({ reason }) => reason.split(' of members')[0]);

  it.each([
    ['a column', 'db.select({ number: users.whatsapp }).from(users)', ['whatsapp']],
    ['a column by a computed name', "fields = [users['email']]", ['email']],
    ['a column by a name that is found later', 'fields = [users[field]]', ['a number or an e-mail address']],
    ['a column in a statement', `sql\`where \${users.email} = 1\``, ['email']],
    ['a column of an alias', "const seller = alias(users, 'seller'); take(seller.whatsapp)", ['whatsapp']],
    ['a column under another name', "import { users as people } from 'x'; take(people.email)", ['email']],
    ['a column of a copy', 'const members = users; take(members.email)', ['email']],
    ['columns taken apart', 'const { name, whatsapp } = users;', ['a number or an e-mail address']],
    ['the rest of the columns', 'const { name, ...others } = users;', ['a number or an e-mail address']],
    ['every column', 'const columns = getTableColumns(users)', ['every column']],
    ['whole rows', 'db.select().from(users).where(id)', ['every column']],
    ['whole rows, joined', 'db.select().from(listings).innerJoin(users, isOwner)', ['every column']],
    ['whole rows, after a write', 'db.update(users).set(name).returning()', ['every column']],
    ['a whole row as one field', 'db.select({ person: users }).from(users)', ['every column']],
    ['a whole row as JSON', `sql\`select to_jsonb(\${users}) from \${users}\``, ['every column']],
    ['a star', `sql\`select \${users}.* from \${users}\``, ['every column']],
    ['a table, handed on', 'readAll(users)', ['every column']],
    [
      'all tables under one name',
      "import * as accounts from '@mboalink/db/schema/accounts.ts'; take(accounts.users)",
      ['every column'],
    ],
    [
      'the table of mails under another name',
      "import * as mails from '@mboalink/db/schema/outbox.ts'; take(mails.outbox.recipient)",
      ['every column'],
    ],
    ['the mailbox of an address', 'db.select({ at: users.mailbox })', ['mailbox']],
    ['the address that a code went to', 'db.select({ to: oneTimeCodes.subject })', ['subject']],
    ['what a code will change', 'db.select({ to: oneTimeCodes.newValue })', ['newValue']],
    ['the address of a mail', 'db.select({ to: outbox.recipient })', ['recipient']],
    ['whole rows of mails', 'db.select().from(outbox)', ['every column']],
    ['an address of before', 'db.select({ old: emailChanges.oldWhatsapp })', ['oldWhatsapp']],
    ['the card with its number', "import { contactJson } from '../shown/contact-json.ts'", ['contactJson']],
  ])('is refused past the ledger: %s', (_, source, refused) => {
    expect(from(source)).toEqual(refused);
  });

  const permissions = Object.entries(permittedNumbers).flatMap(([own, functions]) =>
    Object.entries(functions).flatMap(([name, { columns }]) =>
      columns.map((column): [string, string, string] => [own, name, column]),
    ),
  );

  it.each(permissions)('is still read as it is permitted, in %s by %s: %s', (own, name, column) => {
    const { columns = [], because = '' } = permittedNumbers[own]?.[name] ?? {};
    const without = {
      ...permittedNumbers[own],
      [name]: { columns: columns.filter((one) => one !== column), because },
    };
    expect(checkNumbers(own, readSource(own), without)).not.toEqual([]);
    expect(checkNumbers(own, readSource(own), permittedNumbers[own])).toEqual([]);
  });

  it('is permitted to one function and for one column, not to its file', () => {
    const source = `export function own() {
      return take(users.email);
    }
    const other = () => take(users.email);
    take(users.email);`;
    const lines = (columns: string[]) =>
      checkNumbers(file, source, { own: { columns, because: 'a mail to whoever asks' } }).map(
        ({ line }) => line,
      );
    expect(lines(['email'])).toEqual([4, 5]);
    expect(lines(['whatsapp'])).toEqual([2, 4, 5]);
  });

  it('leaves other columns, and whoever asks, alone', () => {
    expect(from('db.select({ id: users.id, name: users.name }).from(users); take(input.email)')).toEqual([]);
    expect(from(`sql\`update \${users} set a = 1 from b, \${users} where \${users.id} = 1\``)).toEqual([]);
  });
});

describe('what owners typed', () => {
  const table = "import { listings } from '@mboalink/db/schema/directory.ts';";

  it.each([
    ['a column', `${table} db.select({ name: listings.businessName })`],
    ['a column in a statement', `${table} sql\`\${listings.quartier} = 1\``],
    ['a column by a name that is found later', `${table} take(listings[field])`],
    ['columns taken apart', `${table} const { slug, description } = listings;`],
    ['the rest of the columns', `${table} const { slug, ...others } = listings;`],
    ['a column of an alias', `${table} const own = alias(listings, 'own'); take(own.landmark)`],
    ['whole rows', `${table} db.select().from(listings)`],
    ['every column', `${table} getTableColumns(listings)`],
    ['columns spread', `${table} db.select({ ...listings }).from(listings)`],
    ['columns spread of a copy', `${table} const own = listings; take({ ...own })`],
    ['columns listed', `${table} Object.entries(listings)`],
    ['columns handed on', `${table} pick(listings, field)`],
    ['a table in an object', `${table} take({ whole: listings })`],
    ['a table kept under another name', `${table} let own; own = listings;`],
    ['a card', "import { cardColumns } from './shown/card-columns.ts';"],
  ])('is refused past what masks it: %s', (_, source) => {
    expect(checkTypedTexts(file, source)).toHaveLength(1);
  });

  it.each(Object.keys(typedTextReaders))('is still read by %s', (own) => {
    expect(checkTypedTexts(own, readSource(own), {})).not.toEqual([]);
  });

  it('leaves other columns, and lists of listings, alone', () => {
    expect(checkTypedTexts(file, `${table} db.select({ slug: listings.slug }).from(listings)`)).toEqual([]);
    expect(checkTypedTexts(file, 'listings.map(({ businessName }) => businessName)')).toEqual([]);
  });
});
