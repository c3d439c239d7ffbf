import { type ESTree, parseSync } from 'vite';
import type { Violation } from './check-imports.ts';
import { lineAt, walkNodes } from './walk-nodes.ts';

/** What answers somebody else's number and e-mail, and the one way to it. */
const shown = {
  json: 'worker/src/directory/shown/contact-json.ts',
  way: 'worker/src/directory/shown/show-contacts.ts',
};

/** By the name of a function: the columns that it may read, and why. */
export type Permitted = Readonly<Record<string, { columns: readonly string[]; because: string }>>;

export const everyColumn = 'every column';
export const anyColumn = 'a number or an e-mail address';

/** The tables that hold numbers and e-mail addresses of members, and the columns that are one. */
export const columnsOf: Readonly<Record<string, readonly string[]>> = {
  users: ['whatsapp', 'email', 'mailbox'],
  emailChanges: ['oldEmail', 'newEmail', 'oldWhatsapp'],
  oneTimeCodes: ['subject', 'mailbox', 'newValue'],
  guessBudgets: ['subject'],
  outbox: ['recipient'],
  receipts: ['payerEmail'],
};

/**
 * Wherever a file of the Worker reads the number or the e-mail of members past the ledger of shown numbers, except what
 * is permitted to its functions.
 */
export function checkNumbers(file: string, source: string, permitted: Permitted = {}): Violation[] {
  if (file === shown.json) return [];
  const tables = tablesOfMembers(file, source);
  if (![...tables.keys(), 'contactJson'].some((name) => source.includes(name))) return [];
  const declarations = declarationsOf(file, source);
  const named = new Set<ESTree.Node>();
  const violations: Violation[] = [];
  walkNodes(file, source, (node) => {
    for (const place of placesOfNames(node, tables)) named.add(place);
    const taken = isJsonTaken(node) && file !== shown.way ? 'contactJson' : takenOf(node, tables, named);
    if (!taken || isPermitted(permitted, declarationAt(declarations, node.start), taken)) return;
    const reason = `${taken} of members comes through showContacts (worker/src/directory/shown), which keeps the ledger`;
    violations.push({ file, line: lineAt(source, node.start), reason });
  });
  return violations;
}

type Declaration = { name: string; start: number; end: number };

/** What a file declares at its top, with the place of each. */
function declarationsOf(file: string, source: string): Declaration[] {
  const { program } = parseSync(file, source);
  return program.body.flatMap((statement) => {
    const declared = 'declaration' in statement ? statement.declaration : statement;
    const { start, end } = statement;
    if (declared?.type === 'FunctionDeclaration') return [{ name: declared.id?.name ?? '', start, end }];
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [{ name: id.name, start, end }] : [],
    );
  });
}

function declarationAt(declarations: readonly Declaration[], offset: number): string {
  return declarations.find(({ start, end }) => start <= offset && offset < end)?.name ?? '';
}

/** Whether a function may read a column, by its name or by a name that is found later. */
function isPermitted(permitted: Permitted, declaration: string, taken: string): boolean {
  return permitted[declaration]?.columns.includes(taken) ?? false;
}

function isJsonTaken(node: ESTree.Node): boolean {
  return importedName(node) === 'contactJson';
}

type Tables = ReadonlyMap<string, readonly string[]>;

/** The columns of each table, by whatever a file calls it. */
function tablesOfMembers(file: string, source: string): Tables {
  const tables = new Map(Object.entries(columnsOf));
  walkNodes(file, source, (node) => {
    const imported = columnsOf[importedName(node) ?? ''];
    if (imported && node.type === 'ImportSpecifier') tables.set(node.local.name, imported);
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    const { init } = node;
    const first = isCallOf(init, 'alias') ? init.arguments[0] : init;
    const columns = first?.type === 'Identifier' && tables.get(first.name);
    if (columns) tables.set(node.id.name, columns);
  });
  return tables;
}

/** Calls that take a table without reading its columns. */
const takesTables = /^(from|(inner|left|right|full)Join|update|insert|delete|insertSelect|alias|\$count)$/;

/** Where a node may name a table without reading it whole; anywhere else the name stands for every column. */
function placesOfNames(node: ESTree.Node, tables: Tables): ESTree.Node[] {
  if (node.type === 'ImportSpecifier') return [node.local, node.imported];
  if (node.type === 'TSTypeQuery') return [node.exprName];
  if (node.type === 'MemberExpression') return [node.object];
  if (node.type === 'VariableDeclarator') return [node.id, ...(node.init ? [node.init] : [])];
  if (node.type === 'CallExpression' && takesTables.test(nameOfCallee(node))) {
    return node.arguments.slice(0, 1);
  }
  if (node.type !== 'TemplateLiteral') return [];
  return node.expressions.filter((found, index) => tableOf(found, tables) && isSource(node, index));
}

/** Whether a value of a template stands where a statement names its tables, and not for a row. */
function isSource({ quasis }: ESTree.TemplateLiteral, index: number): boolean {
  const before = quasis
    .slice(0, index + 1)
    .map(({ value }) => value.raw)
    .join('#');
  const keyword =
    before.match(/\b(select|from|join|update|into|where|on|set|returning)\b/gi)?.at(-1) ?? 'from';
  const isNamed = /^(from|join|update|into)$/i.test(keyword) && /(^|[\s,])\(?$/.test(before);
  return isNamed && !quasis[index + 1]?.value.raw.startsWith('.');
}

function takenOf(node: ESTree.Node, tables: Tables, named: ReadonlySet<ESTree.Node>): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return hidesSchema(node) ? everyColumn : undefined;
    case 'Identifier':
      return tables.has(node.name) && !named.has(node) ? everyColumn : undefined;
    case 'CallExpression':
      return selectsWholeRow(node) ? everyColumn : undefined;
    case 'MemberExpression':
      return takenByName(node, tableOf(node.object, tables));
    case 'VariableDeclarator':
      return takenApart(node, tableOf(node.init, tables));
    default:
      return undefined;
  }
}

function takenByName(node: ESTree.MemberExpression, columns: readonly string[] = []): string | undefined {
  if (node.computed && node.property.type !== 'Literal') return columns.length > 0 ? anyColumn : undefined;
  return columns.find((column) => column === nameOfProperty(node));
}

function takenApart({ id }: ESTree.VariableDeclarator, columns: readonly string[] = []): string | undefined {
  if (id.type !== 'ObjectPattern') return undefined;
  const isTaken = id.properties.some(
    (property) =>
      property.type !== 'Property' ||
      property.key.type !== 'Identifier' ||
      columns.includes(property.key.name),
  );
  return columns.length > 0 && isTaken ? anyColumn : undefined;
}

function tableOf(node: ESTree.Node | null | undefined, tables: Tables): readonly string[] | undefined {
  return node?.type === 'Identifier' ? tables.get(node.name) : undefined;
}

/** Whether all tables are taken under one name, which hides what is read of them. */
function hidesSchema({ source, specifiers }: ESTree.ImportDeclaration): boolean {
  const isAll = specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
  return isAll && /db\/schema\/(accounts|outbox)\.ts$/.test(source.value);
}

/** `select()` and `returning()` answer all that a row holds, and of joined tables, too. */
function selectsWholeRow(node: ESTree.CallExpression): boolean {
  return node.arguments.length === 0 && /^(select(Distinct)?|returning)$/.test(nameOfCallee(node));
}

function importedName(node: ESTree.Node): string | undefined {
  if (node.type !== 'ImportSpecifier' || node.imported.type !== 'Identifier') return undefined;
  return node.imported.name;
}

function isCallOf(node: ESTree.Node | null | undefined, name: string): node is ESTree.CallExpression {
  return node?.type === 'CallExpression' && nameOfCallee(node) === name;
}

function nameOfCallee({ callee }: ESTree.CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' ? nameOfProperty(callee) : '';
}

function nameOfProperty({ property }: ESTree.MemberExpression): string {
  if (property.type === 'Literal') return String(property.value);
  return 'name' in property ? String(property.name) : '';
}
