import { type ESTree, parseSync, Visitor } from 'vite';
import { lineAt } from './walk-nodes.ts';

/** `specifier` is null where the address is computed, so that nobody can say where it leads. */
export type ImportReference = { specifier: string | null; line: number; typeOnly: boolean };

/**
 * Every file that a source names: static, dynamic, type-only and re-exported imports, `import('x').Type`,
 * `import.meta.glob`, `new URL('x', import.meta.url)`, and CSS's `@import` and `composes`.
 */
export function readImports(file: string, source: string): ImportReference[] {
  return file.endsWith('.css') ? readStylesheet(source) : readModule(file, source);
}

function readStylesheet(source: string): ImportReference[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const named = /@import\s+(?:url\()?['"]?([^'")\s;]+)|composes:[^;{}]*\bfrom\s+['"]([^'"]+)/g;
  return [...code.matchAll(named)].map((match) => ({
    specifier: match[1] ?? match[2] ?? null,
    line: lineAt(code, match.index),
    typeOnly: false,
  }));
}

function readModule(file: string, source: string): ImportReference[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found: ImportReference[] = [];
  const add = (node: ESTree.Span, specifier: string | null, typeOnly = false) =>
    found.push({ specifier, line: lineAt(source, node.start), typeOnly });

  new Visitor({
    ImportDeclaration: (node) =>
      add(node, node.source.value, bringsOnlyTypes(node.importKind, node.specifiers)),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node, node.source.value, bringsOnlyTypes(node.exportKind, node.specifiers));
    },
    ExportAllDeclaration: (node) => add(node, node.source.value, node.exportKind === 'type'),
    ImportExpression: (node) => add(node, textOf(node.source)),
    TSImportType: (node) => add(node, node.source.value, true),
    CallExpression: (node) => {
      if (!isImportMeta(node.callee, 'glob')) return;
      for (const pattern of elementsOf(node.arguments[0])) add(node, textOf(pattern));
    },
    NewExpression: (node) => {
      const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL';
      if (isUrl && isImportMeta(node.arguments[1], 'url')) add(node, textOf(node.arguments[0]));
    },
  }).visit(program);
  return found;
}

type Kinds = { importKind?: string | undefined; exportKind?: string | undefined; type: string };

function bringsOnlyTypes(kind: string | undefined, specifiers: Kinds[]): boolean {
  if (kind === 'type') return true;
  return specifiers.length > 0 && specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type');
}

function textOf(node: ESTree.Node | null | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
}

function elementsOf(node: ESTree.Node | undefined): (ESTree.Node | null | undefined)[] {
  return node?.type === 'ArrayExpression' ? node.elements : [node];
}

function isImportMeta(node: ESTree.Node | undefined, property: string): boolean {
  return (
    node?.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    node.property.type === 'Identifier' &&
    node.property.name === property
  );
}
