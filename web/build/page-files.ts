import type { BuiltPage } from '../src/prerender.tsx';

type Chunk = { file: string; imports?: string[]; css?: string[] };

/** The bundler's list of what it wrote, by source file. */
export type Manifest = Record<string, Chunk>;

export type PageFiles = { entry: string; scripts: string[]; styles: string[] };

const entrySource = 'src/main.tsx';

/** Every script and style that a page loads before it is complete: the entry, its screen, and what its record asks for. */
export function pageFiles(
  manifest: Manifest,
  { name, messages }: Pick<BuiltPage, 'name' | 'messages'>,
  language: string,
): PageFiles {
  const sources = [
    entrySource,
    screenSource(manifest, name),
    ...['common', ...messages].map((namespace) => `src/i18n/${language}/${namespace}.ts`),
  ];
  const chunks = new Set<Chunk>();
  for (const source of sources) collect(manifest, source, chunks);
  const scripts = [...chunks].map((chunk) => chunk.file);
  return {
    entry: chunkOf(manifest, entrySource).file,
    scripts: [...new Set(scripts)],
    styles: [...new Set([...chunks].flatMap((chunk) => chunk.css ?? []))],
  };
}

function screenSource(manifest: Manifest, page: string): string {
  const found = Object.keys(manifest).filter((source) => source.endsWith(`/${page}-screen.tsx`));
  const [source, ...others] = found;
  if (!source || others.length > 0) {
    throw new Error(`one file named ${page}-screen.tsx is needed, there are ${found.length}`);
  }
  return source;
}

function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} was not built`);
  return chunk;
}

// Styles of what is imported come before the styles of who imports it.
function collect(manifest: Manifest, source: string, chunks: Set<Chunk>) {
  const chunk = chunkOf(manifest, source);
  if (chunks.has(chunk)) return;
  for (const imported of chunk.imports ?? []) collect(manifest, imported, chunks);
  chunks.add(chunk);
}
