import type { ESTree } from 'vite';
import type { Violation } from './check-imports.ts';
import { lineAt, walkNodes } from './walk-nodes.ts';

/** What locks members in one order. */
const lockMembers = 'worker/src/session/lock-members.ts';

/**
 * Wherever a file of the Worker locks rows by itself: in another order than others it would wait for them in a circle.
 * What passes locked rows by waits for nobody.
 */
export function checkLocks(file: string, source: string): Violation[] {
  if (file === lockMembers) return [];
  const violations: Violation[] = [];
  walkNodes(file, source, (node) => {
    if (!locksRows(node) && !isLockingSql(node)) return;
    const reason = `rows are locked by lockMembers (${lockMembers}), in one order (docs/decisions/0012)`;
    violations.push({ file, line: lineAt(source, node.start), reason });
  });
  return violations;
}

function locksRows(node: ESTree.Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { property } = node.callee;
  const name = property.type === 'Literal' ? property.value : 'name' in property && property.name;
  return name === 'for' && !passesLockedBy(node.arguments[1]);
}

function passesLockedBy(options: ESTree.Node | undefined): boolean {
  return (
    options?.type === 'ObjectExpression' &&
    options.properties.some(
      (part) => part.type === 'Property' && part.key.type === 'Identifier' && part.key.name === 'skipLocked',
    )
  );
}

/** The same written out. */
function isLockingSql(node: ESTree.Node): boolean {
  return (
    node.type === 'TemplateElement' &&
    /\bfor\s+(no\s+key\s+update|update|share|key\s+share)\b/i.test(node.value.raw)
  );
}
