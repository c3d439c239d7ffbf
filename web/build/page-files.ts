import type { BuiltPage } from '../src/prerender.tsx';
import { sharedNameOf } from './shared-chunks.ts';

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };

/** The bundler's list of what it wrote, by source file. */
export type Manifest = Record<string, Chunk>;

export type PageFiles = { entry: string; scripts: string[]; styles: string[] };

const entrySource = 'src/main.tsx';
const memberSource = 'src/app/shell/member-parts.tsx';

/** Every script and style that a page loads before it is complete: the entry, its screen, and what its record asks for. */
export function pageFiles(
  manifest: Manifest,
  { name, messages, waits }: Pick<BuiltPage, 'name' | 'messages' | 'waits'>,
  language: string,
): PageFiles {
  const sources = [
    entrySource,
    screenSource(manifest, name),
    // Only signed-in people see a page that does not wait for a touch.
    ...(waits ? [] : [memberSource]),
    ...messageSources(['common', ...messages], language),
  ];
  return { entry: chunkOf(manifest, entrySource).file, ...filesOf(manifest, sources) };
}

/** A part of the client that is fetched when it is wanted, and its words. */
export type LatePart = { name: string; source: string; words: string };

/**
 * What a late part brings that no page comes with, and its words, which pages may have. Throws where a page comes with the part
 * itself: then it is not late.
 */
export function partFiles(
  manifest: Manifest,
  { source, words }: LatePart,
  pages: readonly Pick<BuiltPage, 'name' | 'messages' | 'waits'>[],
  language: string,
) {
  const built = pages.map((page) => ({ name: page.name, ...pageFiles(manifest, page, language) }));
  const { file } = chunkOf(manifest, source);
  const early = built.find(({ scripts }) => scripts.includes(file));
  if (early) throw new Error(`${source} comes with ${early.name}, and not when it is wanted`);
  const ofPages = new Set(built.flatMap(({ scripts, styles }) => [...scripts, ...styles]));
  const { scripts, styles } = filesOf(manifest, [source]);
  const isOwn = (one: string) => !ofPages.has(one);
  return {
    code: { scripts: scripts.filter(isOwn), styles: styles.filter(isOwn) },
    words: {
      scripts: messageSources([words], language).map((one) => chunkOf(manifest, one).file),
      styles: [],
    },
  };
}

const messageSources = (namespaces: readonly string[], language: string) =>
  namespaces.map((namespace) => `src/i18n/${language}/${namespace}.ts`);

function filesOf(manifest: Manifest, sources: readonly string[]): Omit<PageFiles, 'entry'> {
  const chunks = new Set<Chunk>();
  for (const source of sources) collect(manifest, source, chunks);
  return {
    scripts: [...new Set([...chunks].map((chunk) => chunk.file))],
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
  const shared = sharedNameOf(source);
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name && name === shared);
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
