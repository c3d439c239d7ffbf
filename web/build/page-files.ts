import type { BuiltPage } from '../src/prerender.tsx';
import { sharedNameOf } from './shared-chunks.ts';

type Chunk = { file: string; name?: string; imports?: string[] };

/** The bundler's list of what it wrote, by source file. */
export type Manifest = Record<string, Chunk>;

/** `kept`: what comes late, and without a network not at all, unless it is kept with the page. */
export type PageFiles = { entry: string; scripts: string[]; kept: string[] };

const entrySource = 'src/main.tsx';
const memberSource = 'src/app/shell/member-parts.tsx';
/** What reads whom somebody keeps on their own phone. */
const walletSource = 'src/lib/wallet/wallet.ts';

/** What decides which files a page comes with. */
type NeedsOfPage = Pick<BuiltPage, 'name' | 'messages' | 'names' | 'isPublic'>;

/** Every script that a page loads before it is complete: the entry, its screen, and what its record asks for; and what is kept with it. */
export function pageFiles(
  manifest: Manifest,
  { name, messages, names, isPublic }: NeedsOfPage,
  language: string,
): PageFiles {
  const sources = [
    entrySource,
    screenSource(manifest, name),
    // Only signed-in people see a page that does not wait for a touch.
    ...(isPublic ? [] : [memberSource]),
    ...messageSources(['common', ...messages], language),
    ...(names ? [`../virtual:catalogue-names/${language}`] : []),
  ];
  const scripts = scriptsOf(manifest, sources);
  const late = isPublic ? [] : scriptsOf(manifest, [walletSource]);
  const kept = late.filter((file) => !scripts.includes(file));
  return { entry: chunkOf(manifest, entrySource).file, scripts, kept };
}

const messageSources = (namespaces: readonly string[], language: string) =>
  namespaces.map((namespace) => `src/i18n/${language}/${namespace}.ts`);

/** The one stylesheet of the whole client. */
export const stylesheetOf = (manifest: Manifest): string => chunkOf(manifest, 'style.css').file;

function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const chunks = new Set<Chunk>();
  for (const source of sources) collect(manifest, source, chunks);
  return [...new Set([...chunks].map((chunk) => chunk.file))];
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

function collect(manifest: Manifest, source: string, chunks: Set<Chunk>) {
  const chunk = chunkOf(manifest, source);
  if (chunks.has(chunk)) return;
  for (const imported of chunk.imports ?? []) collect(manifest, imported, chunks);
  chunks.add(chunk);
}
