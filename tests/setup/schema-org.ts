import { resolve } from 'node:path';
import ts from 'typescript';

/** A block of structured data, as a page holds it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into blocks of every type.
export type Block = Record<string, any> & { '@type': string };

/** The blocks of a page. */
export function blocksIn(html: string): Block[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Nobody writes it: the compiler reads it from memory, and finds the vocabulary from here. */
const fileName = resolve(import.meta.dirname, 'blocks-of-pages.ts');

/**
 * What schema.org's own definitions say against blocks, by the place of each: a type that there is not, a property that is
 * none of its type, a value outside its range. The definitions are those of the package `schema-dts`, as types; a block is
 * written down and compiled, so that nothing of it escapes.
 */
export function againstSchemaOrg(blocks: readonly Block[]): Map<number, string> {
  const lines = blocks.map(
    (block, at) =>
      `export const block${at}: schema.WithContext<schema.${block['@type']}> = ${JSON.stringify(block)};`,
  );
  const text = ["import type * as schema from 'schema-dts';", ...lines].join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === fileName
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([fileName], options, host);
  const found = new Map<number, string>();
  for (const { file, start = 0, messageText } of ts.getPreEmitDiagnostics(program)) {
    const line = file?.fileName === fileName ? file.getLineAndCharacterOfPosition(start).line : 0;
    found.set(line - 1, ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 600));
  }
  return found;
}
