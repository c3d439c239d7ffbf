import type { ESTree } from 'vite';
import type { Violation } from './check-imports.ts';
import { lineAt, walkNodes } from './walk-nodes.ts';

/** The columns of `listings` that owners type freely: ways to them may stand there. */
const typedColumns = new Set([
  ...[
    'businessName',
    'shownName',
    'nameFolded',
    'description',
    'keywords',
    'quartier',
    'landmark',
    'otherLocations',
  ],
  'prices',
]);

/** What hands them on; where a number stands beside them, the rule for numbers holds. */
const cards = 'cardColumns';

/** Who may read them as they were typed, and why. */
export const typedTextReaders: Readonly<Record<string, string>> = {
  'worker/src/accounts/analytics/missed-on-sundays.ts': 'asks in which towns they are',
  'worker/src/accounts/digest/week-demand.ts': 'asks which words are not in them',
  'worker/src/accounts/digest/week-figures.ts': 'asks which of them are empty',
  'worker/src/accounts/premium/change-locations.ts': 'compares what a member sends with their own',
  'worker/src/accounts/profile/current-user.ts': 'answers what they typed to whoever asks',
  'worker/src/accounts/profile/kept-texts.ts': 'compares what a member sends with their own',
  'worker/src/accounts/profile/listing-changes.ts': 'compares what a member sends with their own',
  'worker/src/accounts/profile/update-profile.ts': 'writes what a member sends',
  'worker/src/directory/called.ts': 'hands names to what masks them, and those of buyers to nobody',
  'worker/src/directory/open-listings.ts': 'masks them',
  'worker/src/directory/search-engines.ts': 'asks how much somebody has to say',
  'worker/src/directory/shown/card-columns.ts': 'hands them to what masks them',
  'worker/src/directory/shown/found.ts': 'hands them to `toContact`, which masks them',
  'worker/src/network/is-wanted.ts': 'compares them with what somebody looks for among those whom they know',
  'worker/src/network/known-name.ts': 'asks whether one was kept',
  'worker/src/open-pages/business/read-business.ts': 'masks them',
};

/** Wherever a file of the Worker reads what owners typed, and is none of those that mask it or keep it to themselves. */
export function checkTypedTexts(file: string, source: string, readers = typedTextReaders): Violation[] {
  if (Object.hasOwn(readers, file)) return [];
  const tables = new Set<string>();
  const violations: Violation[] = [];
  walkNodes(file, source, (node) => {
    if (node.type === 'ImportSpecifier' && nameOf(node.imported) === 'listings') tables.add(node.local.name);
    if (node.type === 'VariableDeclarator' && isCopy(node.init, tables)) tables.add(nameOf(node.id));
    if (!takes(node, tables)) return;
    const reason =
      'what owners typed is read through `withoutWays` (shared/src/directory/contact-ways), without the ways to them';
    violations.push({ file, line: lineAt(source, node.start), reason });
  });
  return violations;
}

type Tables = ReadonlySet<string>;

const isTable = (node: ESTree.Node | null | undefined, tables: Tables) =>
  node?.type === 'Identifier' && tables.has(node.name);

/** `const own = listings`, `alias(listings, 'own')`. */
function isCopy(node: ESTree.Node | null, tables: Tables): boolean {
  return isTable(
    node?.type === 'CallExpression' && nameOf(node.callee) === 'alias' ? node.arguments[0] : node,
    tables,
  );
}

function takes(node: ESTree.Node, tables: Tables): boolean {
  switch (node.type) {
    case 'ImportSpecifier':
      return nameOf(node.imported) === cards;
    case 'MemberExpression':
      return isTable(node.object, tables) && (node.computed || typedColumns.has(nameOf(node.property)));
    case 'VariableDeclarator':
      return isTable(node.init, tables) && takesApart(node.id);
    case 'SpreadElement':
      return isTable(node.argument, tables);
    case 'AssignmentExpression':
      return isTable(node.right, tables);
    case 'Property':
      // Rows are locked by their table.
      return nameOf(node.key) !== 'of' && isTable(node.value, tables);
    case 'CallExpression':
      return tables.size > 0 && takesWhole(node, tables);
    default:
      return false;
  }
}

function takesApart(pattern: ESTree.Node): boolean {
  if (pattern.type !== 'ObjectPattern') return false;
  return pattern.properties.some((part) => part.type !== 'Property' || typedColumns.has(nameOf(part.key)));
}

/** What takes a table and reads nothing of it that was typed. */
const tableTakers = /^(from|insert|update|delete|\w*[jJ]oin|alias|insertSelect|sellingTowns)$/;

/**
 * `select()` and `returning()` answer whole rows, and so do all columns of a table, by whatever it is handed to: only what
 * writes or joins a table may have it.
 */
function takesWhole({ callee, arguments: given }: ESTree.CallExpression, tables: Tables): boolean {
  const name = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
  if (/^(select(Distinct)?|returning)$/.test(name)) return given.length === 0;
  return !tableTakers.test(name) && given.some((one) => isTable(one, tables));
}

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '');
