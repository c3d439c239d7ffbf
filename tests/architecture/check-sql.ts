import type { ESTree } from 'vite';
import type { Violation } from './check-imports.ts';
import { lineAt, walkNodes } from './walk-nodes.ts';

/** The words of SQL that templates use beside functions. */
const words = new Set(
  `all and array as asc at between by case conflict delete desc distinct do else end epoch exists excluded false filter for from
  in insert interval into is join left like limit not nothing null offset on or order over returning select set then
  time true union update values when where zone`.split(/\s+/),
);

/**
 * Every word in the `sql` templates of a file that is neither SQL, a function, a string, a type nor a name given by
 * `as`: columns and tables come from the schema, where the compiler knows them. `known` holds the schema's own names.
 */
export function checkSql(file: string, source: string, known: ReadonlySet<string>): Violation[] {
  const violations: Violation[] = [];
  walkNodes(file, source, (node) => {
    for (const text of sqlTexts(node)) {
      for (const word of looseNames(text, known)) {
        const reason = `'${word}' in SQL is unchecked: columns and tables come from db/src/schema`;
        violations.push({ file, line: lineAt(source, node.start), reason });
      }
    }
  });
  return violations;
}

/** What a node contributes to a statement, with a mark where a value or another fragment stands. */
function sqlTexts(node: ESTree.Node): string[] {
  if (node.type === 'TaggedTemplateExpression' && isSql(node.tag)) return [textOf(node.quasi)];
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const { object, property } = node.callee;
  const isBuilder = property.type === 'Identifier' && ['raw', 'identifier'].includes(property.name);
  if (!isSql(object) || !isBuilder) return [];
  const [argument] = node.arguments;
  if (argument?.type === 'TemplateLiteral') return [textOf(argument)];
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? [argument.value] : [];
}

function isSql(node: ESTree.Node): boolean {
  return node.type === 'Identifier' && node.name === 'sql';
}

function textOf({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked ?? value.raw).join('$');
}

function looseNames(text: string, known: ReadonlySet<string>): string[] {
  const code = text
    .replaceAll(/'(?:[^']|'')*'/g, '$')
    .replaceAll(/::"?\w+"?(?:\[\])?/g, '$')
    .replaceAll(/\bas\s+"?\w+"?/gi, '$');
  return [...code.matchAll(/(?<![\w$])([a-z_]\w*)(\s*(?:\(|=>))?/gi)].flatMap(([, name = '', next = '']) => {
    const word = name.toLowerCase();
    if (known.has(word)) return [name];
    return words.has(word) || next.trim() ? [] : [name];
  });
}
