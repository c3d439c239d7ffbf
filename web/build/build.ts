import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@mboalink/shared/language.ts';
import { build as viteBuild } from 'vite';
import type * as Prerender from '../src/prerender.tsx';
import { writeApiDescription } from './api-description.ts';
import {
  compressedFiles,
  compressedSize,
  exceeded,
  type Weight,
  weightsFile,
  weightTable,
} from './budgets.ts';
import { writeCacheableCalls } from './cacheable-calls.ts';
import { htmlPage, inlineStyles } from './html-page.ts';
import { lateParts } from './late-parts.ts';
import { type Manifest, type PageFiles, pageFiles, partFiles } from './page-files.ts';
import { copySharePictures } from './share-pictures/share-pictures.ts';
import { sitemap } from './sitemap.ts';

const web = join(import.meta.dirname, '..');
const finished = join(web, 'dist/client');

/**
 * Builds the client into dist/client: hashed files below /assets, each page prerendered in each language as
 * /<language>/<page>.html, pages.json, by which the Worker finds the page of an address, and the description of the API.
 * What was there before is replaced at the very end, all at once. A page over its budget is a warning here, and fails
 * `npm test`.
 */
export async function build(): Promise<void> {
  const client = `${finished}-${process.pid}`;
  const server = join(web, `dist/prerender-${process.pid}`);
  writeCacheableCalls();
  try {
    await bundle(client, server);
    const prerender: typeof Prerender = await import(pathToFileURL(join(server, 'prerender.js')).href);
    const starter = await bundleStarter();
    const { weights, inlined } = await writePages(client, prerender, starter);
    writeIndex(client, prerender, {
      inlined,
      starter: policyHash(starter),
      openStyles: await bundleOpenStyles(client),
    });
    writeApiDescription(client);
    writeFileSync(weightsFile, JSON.stringify(weights));
    rmSync(finished, { recursive: true, force: true });
    renameSync(client, finished);
    process.stdout.write(`${weightTable(weights)}\n`);
    const problems = exceeded(weights);
    if (problems.length > 0) process.stdout.write(`\nWARNING, over budget:\n${problems.join('\n')}\n`);
  } finally {
    for (const folder of [client, server]) rmSync(folder, { recursive: true, force: true });
  }
}

async function bundle(client: string, server: string) {
  const quiet = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const;
  await viteBuild({ ...quiet, build: { outDir: client } });
  await viteBuild({
    ...quiet,
    build: {
      ssr: true,
      minify: false,
      outDir: server,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(web, 'src/prerender.tsx'),
        output: { codeSplitting: false, entryFileNames: '[name].js' },
      },
    },
  });
}

/** The script inside each public page, as it stands there. */
async function bundleStarter(): Promise<string> {
  const built = await viteBuild({
    root: web,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true }, mangle: { toplevel: true } },
      modulePreload: false,
      rolldownOptions: { input: join(web, 'src/starter/starter.ts'), output: { format: 'iife' } },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [chunk] = output;
  if (chunk?.type !== 'chunk' || chunk.code.includes('</')) throw new Error('the starter was not built');
  return chunk.code.trim().replace(/;$/, '');
}

/** The stylesheet of the pages that the Worker draws, which put it inside themselves. */
async function bundleOpenStyles(client: string): Promise<InlineStyles> {
  await viteBuild({
    root: web,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2020',
      rolldownOptions: {
        input: join(web, 'src/open-pages/open-pages.css'),
        output: { hashCharacters: 'base64', assetFileNames: 'assets/[name]-[hash:7][extname]' },
      },
    },
  });
  const file = readdirSync(join(client, 'assets')).find((name) => /^open-pages-.*\.css$/.test(name));
  if (!file) throw new Error('the stylesheet of the open pages was not built');
  const path = join(client, 'assets', file);
  const text = inlineStyles([readFileSync(path, 'utf8')]);
  rmSync(path);
  return { text, hash: policyHash(text) };
}

type InlineStyles = { text: string; hash: string };

/** By what the content policy knows an inline element. */
const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Writes each page, and answers what it weighs and by what hash the policy knows its styles. */
async function writePages(client: string, { builtPages, renderPage }: typeof Prerender, starter: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8'));
  rmSync(join(client, 'manifest.json'));
  const weights: Weight[] = [];
  const inlined: Record<string, string> = {};
  for (const language of languages) {
    mkdirSync(join(client, language), { recursive: true });
    for (const page of builtPages) {
      const { name } = page;
      const { entry, scripts, styles } = pageFiles(manifest, page, language);
      const drawn = await renderPage(name, language).catch((cause: unknown) => {
        throw new Error(`${name} (${language}) cannot be prerendered`, { cause });
      });
      const preload = scripts.filter((file) => file !== entry);
      const text = inlineStyles(styles.map((file) => readFileSync(join(client, file), 'utf8')));
      const html = htmlPage({
        name,
        language,
        ...drawn,
        scripts: { entry, preload },
        starter: page.waits ? starter : undefined,
        styles: { text, files: styles },
      });
      inlined[name] = policyHash(text);
      writeFileSync(join(client, language, `${name}.html`), html);
      weights.push({
        page: name,
        language,
        html: compressedSize(html),
        ...weigh(client, { scripts, styles: [] }),
      });
    }
    weights.push({
      page: 'starter',
      language,
      ...{ files: 0, html: 0, scripts: compressedSize(starter), styles: 0 },
    });
    for (const part of lateParts) {
      const { code, words } = partFiles(manifest, part, builtPages, language);
      weights.push({ page: part.name, language, html: 0, ...weigh(client, code) });
      weights.push({ page: `${part.name} words`, language, html: 0, ...weigh(client, words) });
    }
  }
  return { weights, inlined };
}

const weigh = (client: string, { scripts, styles }: Omit<PageFiles, 'entry'>) => ({
  files: scripts.length + styles.length,
  scripts: compressedFiles(client, scripts),
  styles: compressedFiles(client, styles),
});

function writeIndex(
  client: string,
  { builtPages, site }: typeof Prerender,
  styles: { inlined: Record<string, string>; starter: string; openStyles: InlineStyles },
) {
  const sharePictures = copySharePictures(client);
  const pages = Object.fromEntries(
    builtPages.flatMap(({ name, addresses }) => addresses.map((address) => [address, name])),
  );
  const index = { pages, notFound: 'not-found', ...styles, sharePictures };
  writeFileSync(join(client, 'pages.json'), JSON.stringify(index));
  const listed = builtPages.filter((page) => page.listed).flatMap((page) => page.addresses.slice(0, 1));
  writeFileSync(join(client, 'sitemap.xml'), sitemap(site.publicUrl, listed));
  writeFileSync(
    join(client, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${site.publicUrl}/sitemap-index.xml\n`,
  );
}

if (process.argv[1] === import.meta.filename) await build();
