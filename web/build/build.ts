import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { offlinePath, serviceWorkerPath } from '@mboalink/shared/kept-copies.ts';
import { type Language, languages } from '@mboalink/shared/language.ts';
import type * as Prerender from '../src/prerender.tsx';
import { writeApiDescription } from './api-description.ts';
import { type AppIcons, copyAppIcons } from './app-icons/app-icons.ts';
import { appManifest, manifestPath } from './app-manifest.ts';
import {
  compressedFiles,
  compressedSize,
  exceeded,
  type Weight,
  weightsFile,
  weightTable,
} from './budgets.ts';
import { bundle, bundleOpenStyles, bundleServiceWorker, bundleStarter, type InlineText } from './bundles.ts';
import { writeCacheableCalls } from './cacheable-calls.ts';
import { htmlPage, inlineStyles } from './html-page.ts';
import { lateParts } from './late-parts.ts';
import { type Manifest, type PageFiles, pageFiles, partFiles } from './page-files.ts';
import { policyHash } from './policy-hash.ts';
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
async function build(): Promise<void> {
  const client = `${finished}-${process.pid}`;
  const server = join(web, `dist/prerender-${process.pid}`);
  writeCacheableCalls();
  try {
    await bundle(client, server);
    const prerender: typeof Prerender = await import(pathToFileURL(join(server, 'prerender.js')).href);
    const starter = await bundleStarter('starter');
    const memberStarter = await bundleStarter('member-starter');
    const icons = copyAppIcons(client);
    const { weights, inlined } = await writePages(client, prerender, { starter, icons });
    await writeIndex(client, prerender, {
      inlined,
      starter: policyHash(starter),
      memberStarter: { text: memberStarter, hash: policyHash(memberStarter) },
      openStyles: await bundleOpenStyles(client),
    });
    writeManifests(client, prerender, icons);
    weights.push(...(await writeServiceWorker(client, prerender)));
    weights.push(...inlineWeights('starter', starter), ...inlineWeights('member-starter', memberStarter));
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

/** Writes each page, and answers what it weighs and by what hash the policy knows its styles. */
async function writePages(
  client: string,
  prerender: typeof Prerender,
  { starter, icons }: { starter: string; icons: AppIcons },
) {
  const { builtPages, renderPage } = prerender;
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
        icons,
      });
      const hash = policyHash(text);
      // The policy is the same in both languages.
      if ((inlined[name] ?? hash) !== hash) throw new Error(`${name}: its styles differ by language`);
      inlined[name] = hash;
      writeFileSync(join(client, language, `${name}.html`), html);
      weights.push({
        page: name,
        language,
        html: compressedSize(html),
        ...weigh(client, { scripts, styles: [] }),
      });
    }
    inlined[offlinePage] = await writeOfflinePage(client, prerender, { manifest, language, icons });
    for (const part of lateParts) {
      const { code, words } = partFiles(manifest, part, builtPages, language);
      weights.push({ page: part.name, language, html: 0, ...weigh(client, code) });
      weights.push({ page: `${part.name} words`, language, html: 0, ...weigh(client, words) });
    }
  }
  return { weights, inlined };
}

const offlinePage = offlinePath.slice(1);

/** The page of a device without a network, which does without any file; answers the hash of its styles. */
async function writeOfflinePage(
  client: string,
  { builtPages, renderOffline }: typeof Prerender,
  { manifest, language, icons }: { manifest: Manifest; language: Language; icons: AppIcons },
): Promise<string> {
  const alike = builtPages.find(({ name }) => name === 'not-found');
  if (!alike) throw new Error('no page has the styles of the page without a network');
  const { styles } = pageFiles(manifest, alike, language);
  const text = inlineStyles(styles.map((file) => readFileSync(join(client, file), 'utf8')));
  const around = { scripts: undefined, starter: undefined, late: undefined, withoutScript: undefined };
  const drawn = await renderOffline(language);
  const html = htmlPage({
    name: offlinePage,
    language,
    ...drawn,
    ...around,
    styles: { text, files: [] },
    icons,
  });
  writeFileSync(join(client, language, `${offlinePage}.html`), html);
  return policyHash(text);
}

function writeManifests(client: string, { pathTo }: typeof Prerender, icons: AppIcons) {
  for (const language of languages) {
    const paths = { find: pathTo('find-contact'), saved: pathTo('my-contacts') };
    writeFileSync(join(client, manifestPath(language)), JSON.stringify(appManifest(language, icons, paths)));
  }
}

async function writeServiceWorker(client: string, { builtPages }: typeof Prerender): Promise<Weight[]> {
  await bundleServiceWorker(
    client,
    Object.fromEntries(
      builtPages.flatMap(({ name, addresses, waits }) =>
        addresses.map((address) => [address, [name, waits]]),
      ),
    ),
  );
  const scripts = compressedFiles(client, [serviceWorkerPath]);
  return languages.map((language) => ({
    page: 'service-worker',
    language,
    files: 0,
    html: 0,
    scripts,
    styles: 0,
  }));
}

const inlineWeights = (page: string, script: string): Weight[] =>
  languages.map((language) => ({
    page,
    language,
    ...{ files: 0, html: 0, scripts: compressedSize(script), styles: 0 },
  }));

const weigh = (client: string, { scripts, styles }: Omit<PageFiles, 'entry'>) => ({
  files: scripts.length + styles.length,
  scripts: compressedFiles(client, scripts),
  styles: compressedFiles(client, styles),
});

type Inlined = {
  inlined: Record<string, string>;
  starter: string;
  memberStarter: InlineText;
  openStyles: InlineText;
};

async function writeIndex(client: string, { builtPages, site, painted }: typeof Prerender, styles: Inlined) {
  const sharePictures = copySharePictures(client);
  const pages: Record<string, string> = Object.fromEntries(
    builtPages.flatMap(({ name, addresses }) => addresses.map((address) => [address, name])),
  );
  pages[offlinePath] = offlinePage;
  const drawn: Partial<Record<Language, unknown>> = {};
  for (const language of languages) drawn[language] = await painted(language);
  const index = { pages, notFound: 'not-found', ...styles, sharePictures, painted: drawn };
  writeFileSync(join(client, 'pages.json'), JSON.stringify(index));
  const listed = builtPages.filter((page) => page.listed).flatMap((page) => page.addresses.slice(0, 1));
  writeFileSync(join(client, 'sitemap.xml'), sitemap(site.publicUrl, listed));
  writeFileSync(
    join(client, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${site.publicUrl}/sitemap-index.xml\n`,
  );
}

if (process.argv[1] === import.meta.filename) await build();
