import type { ESTree } from 'vite';
import type { Violation } from './check-imports.ts';
import { lineAt, walkNodes } from './walk-nodes.ts';

/** What answers somebody else's number and e-mail, and the one way to it. */
const shown = {
  json: 'worker/src/directory/shown/contact-json.ts',
  way: 'worker/src/directory/shown/show-contacts.ts',
};

/** Files that read the number or the e-mail of whoever asks, write to it, or compare what somebody typed with it. */
const ownIdentity = new Set([
  'worker/src/accounts/profile/current-user.ts',
  'worker/src/accounts/profile/unchanged-identity.ts',
  'worker/src/accounts/registration/existing-account.ts',
  'worker/src/accounts/registration/send-registration-code.ts',
  'worker/src/accounts/session/identifier.ts',
  'worker/src/accounts/session/refresh-session.ts',
  'worker/src/accounts/session/send-login-code.ts',
  'worker/src/accounts/session/sign-in-owner.ts',
  'worker/src/accounts/settings/delete-account.ts',
  'worker/src/accounts/settings/request-change.ts',
  'worker/src/accounts/settings/request-whatsapp-change.ts',
  'worker/src/accounts/settings/undo-email-change.ts',
  'worker/src/accounts/settings/verify-email-change.ts',
  'worker/src/accounts/settings/verify-whatsapp-change.ts',
  'worker/src/jobs/erase-deleted-accounts.ts',
]);

const columns = new Set(['whatsapp', 'email']);

/** Wherever a file of the Worker reads the number or the e-mail of members past the ledger of shown numbers. */
export function checkNumbers(file: string, source: string): Violation[] {
  if (file === shown.json || ownIdentity.has(file)) return [];
  const tables = tablesOfMembers(file, source);
  const violations: Violation[] = [];
  walkNodes(file, source, (node) => {
    const taken = isJsonTaken(node) && file !== shown.way ? 'contactJson' : takenOf(node, tables);
    if (!taken) return;
    const reason = `${taken} of members comes through showContacts (worker/src/directory/shown), which keeps the ledger`;
    violations.push({ file, line: lineAt(source, node.start), reason });
  });
  return violations;
}

function isJsonTaken(node: ESTree.Node): boolean {
  return (
    node.type === 'ImportSpecifier' &&
    node.imported.type === 'Identifier' &&
    node.imported.name === 'contactJson'
  );
}

/** `users` and whatever a file calls it besides. */
function tablesOfMembers(file: string, source: string): Set<string> {
  const tables = new Set(['users']);
  walkNodes(file, source, (node) => {
    if (
      node.type === 'ImportSpecifier' &&
      node.imported.type === 'Identifier' &&
      node.imported.name === 'users'
    ) {
      tables.add(node.local.name);
    }
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    const { init } = node;
    const first = init?.type === 'CallExpression' ? init.arguments[0] : init;
    const isAlias = init?.type === 'Identifier' || isCallOf(init, 'alias');
    if (isAlias && isNameOf(first, tables)) tables.add(node.id.name);
  });
  return tables;
}

function takenOf(node: ESTree.Node, tables: ReadonlySet<string>): string | undefined {
  if (node.type === 'MemberExpression' && isNameOf(node.object, tables)) {
    if (node.computed && node.property.type !== 'Literal') return 'whatsapp or email';
    const name = nameOfProperty(node);
    return columns.has(name) ? name : undefined;
  }
  if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && isNameOf(node.init, tables)) {
    return node.id.properties.some(
      (property) => property.type === 'RestElement' || columns.has(keyOf(property)),
    )
      ? 'whatsapp or email'
      : undefined;
  }
  if (isCallOf(node, 'getTableColumns') && isNameOf(node.arguments[0], tables)) return 'every column';
  return selectsWholeRow(node, tables) ? 'every column' : undefined;
}

/** `select().from(users)` answers all that a row holds. */
function selectsWholeRow(node: ESTree.Node, tables: ReadonlySet<string>): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object } = node.callee;
  if (nameOfProperty(node.callee) !== 'from' || !isNameOf(node.arguments[0], tables)) return false;
  if (object.type !== 'CallExpression' || object.callee.type !== 'MemberExpression') return false;
  return nameOfProperty(object.callee).startsWith('select') && object.arguments.length === 0;
}

function isNameOf(node: ESTree.Node | null | undefined, names: ReadonlySet<string>): boolean {
  return node?.type === 'Identifier' && names.has(node.name);
}

function isCallOf(node: ESTree.Node | null | undefined, name: string): node is ESTree.CallExpression {
  return node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;
}

function nameOfProperty({ property }: ESTree.MemberExpression): string {
  if (property.type === 'Literal') return String(property.value);
  return 'name' in property ? String(property.name) : '';
}

function keyOf(property: ESTree.Node): string {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';
}
