import type { ESTree } from 'vite';
import type { Violation } from './check-imports.ts';
import { lineAt, walkNodes } from './walk-nodes.ts';

/** What sends by itself: the outbox, and codes, for which somebody waits. The provider has its own place. */
const senders = new Set(['worker/src/outbox/deliver.ts', 'worker/src/accounts/codes/send-code.ts']);

/** Wherever a file of the Worker takes the provider of mails from a context: what is sent so may be lost. */
export function checkMails(file: string, source: string): Violation[] {
  if (senders.has(file)) return [];
  const violations: Violation[] = [];
  walkNodes(file, source, (node) => {
    if (!takesProvider(node)) return;
    const reason = 'a mail goes through the outbox (worker/src/outbox/queue-mail.ts), which loses none';
    violations.push({ file, line: lineAt(source, node.start), reason });
  });
  return violations;
}

function takesProvider(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') {
    const name = nameOf(node.property);
    return name === 'mail' ? isContext(node.object) : name === 'send' && isMail(node.object);
  }
  const isTakenApart = node.type === 'VariableDeclarator' && isContext(node.init);
  return (
    isTakenApart && node.id.type === 'ObjectPattern' && node.id.properties.some((part) => isMailPart(part))
  );
}

const isContext = (node: ESTree.Node | null) => /^(ctx|context)$/.test(nameOf(node));

/** That of a context counts where it is taken. */
function isMail(node: ESTree.Node): boolean {
  if (node.type !== 'MemberExpression') return nameOf(node) === 'mail';
  return nameOf(node.property) === 'mail' && !isContext(node.object);
}

function isMailPart(part: ESTree.Node): boolean {
  return part.type === 'Property' && nameOf(part.key) === 'mail';
}

function nameOf(node: ESTree.Node | null): string {
  if (node?.type === 'Literal') return String(node.value);
  return node?.type === 'Identifier' ? node.name : '';
}
