import type { ESTree } from 'vite';
import type { Violation } from './check-imports.ts';
import { lineAt, walkNodes } from './walk-nodes.ts';

/** The words of SQL that statements use beside functions. */
const words = new Set(
  `all analyze and array as asc at begin between by case commit conflict create database default delete desc distinct do else end
  epoch exists excluded false filter for from in insert interval into is join left like limit not nothing null offset on
  or order over partition returning rollback select set template then time true union update vacuum values when where zone`.split(
    /\s+/,
  ),
);

/** PostgreSQL's own tables and columns. */
const systemNames = new Set(['pg_database', 'datname', 'ctid']);

/** Where text that is not written out may become SQL: values of `shared` in checks, and the names of columns. */
const buildersOfText: Readonly<Record<string, string>> = {
  'db/src/schema/columns.ts': 'raw',
  'db/src/sql/insert-select.ts': 'identifier',
};

/**
 * What the compiler cannot check in the SQL of a file: every word in it that is neither SQL, a function, a string, a
 * type nor a name given by `as`; text that is not written out; and `sql` by a name that this check does not know.
 * Columns and tables come from the schema, where the compiler knows them. `known` holds the schema's own names.
 */
export function checkSql(file: string, source: string, known: ReadonlySet<string>): Violation[] {
  const violations: Violation[] = [];
  const add = (node: ESTree.Span, reason: string) =>
    violations.push({ file, line: lineAt(source, node.start), reason });
  const named = namedTexts(file, source);
  const expected = new Set<ESTree.Node>();
  walkNodes(file, source, (node) => {
    for (const part of partsOf(node)) expected.add(part);
    const hidden = hiddenSql(node, expected);
    if (hidden) add(node, hidden);
    const builder = builderOf(node);
    if (builder && isUnchecked(builder.text) && buildersOfText[file] !== builder.name) {
      add(node, `sql.${builder.name} of a value is unchecked: write the text out, or use the schema`);
    }
    for (const text of sqlTexts(node, builder?.text, named)) {
      for (const word of looseNames(text, known)) {
        add(node, `'${word}' in SQL is unchecked: columns and tables come from db/src/schema`);
      }
    }
  });
  return violations;
}

/** The nodes below one node that name `sql` where this check looks at what is made of it. */
function partsOf(node: ESTree.Node): ESTree.Node[] {
  if (node.type === 'TaggedTemplateExpression') return [node.tag];
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') return [node.callee.object];
  if (node.type === 'TSQualifiedName') return [node.left];
  if (node.type === 'ImportSpecifier' && isSql(node.imported) && isSql(node.local)) {
    return [node.imported, node.local];
  }
  return [];
}

/** Why what is written here would make SQL that this check does not see. */
function hiddenSql(node: ESTree.Node, expected: ReadonlySet<ESTree.Node>): string | undefined {
  if (isSql(node) && !expected.has(node)) return 'sql goes by another name here: use it where it stands';
  const isWhole =
    node.type === 'ImportExpression' ||
    (node.type === 'ImportDeclaration' && node.specifiers.some(({ type }) => type !== 'ImportSpecifier'));
  if (!isWhole || textOf(node.source) !== 'drizzle-orm') return undefined;
  return 'drizzle-orm comes by the names that are used, so that sql is seen';
}

type Builder = { name: string; text: ESTree.Node | undefined };

/** `sql.raw(…)` and `sql.identifier(…)`. */
function builderOf(node: ESTree.Node): Builder | undefined {
  const call = methodOf(node);
  if (!call || !isSql(call.object) || !['raw', 'identifier'].includes(call.name)) return undefined;
  return { name: call.name, text: call.argument };
}

function methodOf(node: ESTree.Node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  if (property.type === 'Identifier') return { object, name: property.name, argument: node.arguments[0] };
  return property.type === 'Literal'
    ? { object, name: String(property.value), argument: node.arguments[0] }
    : undefined;
}

function isUnchecked(text: ESTree.Node | undefined): boolean {
  if (text?.type === 'TemplateLiteral') return text.expressions.length > 0;
  return text?.type !== 'Literal';
}

/** What a node contributes to a statement, with a mark where a value or another fragment stands. */
function sqlTexts(
  node: ESTree.Node,
  built: ESTree.Node | undefined,
  named: ReadonlyMap<string, string>,
): string[] {
  if (node.type === 'TaggedTemplateExpression' && isSql(node.tag)) return [textOf(node.quasi) ?? ''];
  const call = methodOf(node);
  const isSent = call !== undefined && ['execute', 'query'].includes(call.name);
  const statement = isSent ? call.argument : built;
  const text = statement?.type === 'Identifier' ? named.get(statement.name) : textOf(statement);
  return text === undefined ? [] : [text];
}

/** The texts that a file gives a name to. */
function namedTexts(file: string, source: string): Map<string, string> {
  const texts = new Map<string, string>();
  walkNodes(file, source, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    const text = textOf(node.init);
    if (text !== undefined) texts.set(node.id.name, text);
  });
  return texts;
}

function isSql(node: ESTree.Node): boolean {
  return node.type === 'Identifier' && node.name === 'sql';
}

/** The text that is written out in a string, a template or a sum of them. */
function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'TemplateLiteral') {
    return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('$');
  }
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const sides = [textOf(node.left), textOf(node.right)];
  return sides.every((side) => side === undefined) ? undefined : sides.map((side) => side ?? '$').join('');
}

function looseNames(text: string, known: ReadonlySet<string>): string[] {
  const code = text
    .replaceAll(/'(?:[^']|'')*'/g, '$')
    .replaceAll(/::"?\w+"?(?:\[\])?/g, '$')
    .replaceAll(/\bas\s+"?\w+"?/gi, '$');
  return [...code.matchAll(/(?<![\w$])([a-z_]\w*)(\s*(?:\(|=>))?/gi)].flatMap(([, name = '', next = '']) => {
    const word = name.toLowerCase();
    if (known.has(word)) return [name];
    return words.has(word) || systemNames.has(word) || next.trim() ? [] : [name];
  });
}
