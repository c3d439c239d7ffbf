import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { offlinePath } from '@mboalink/shared/kept-copies.ts';
import { languages } from '@mboalink/shared/language.ts';
import type { PageMap } from '@mboalink/shared/page-map.ts';
import type * as Prerender from '../src/prerender.tsx';
import { writeApiDescription } from './api-description.ts';
import { type AppIcons, copyAppIcons } from './app-icons/app-icons.ts';
import { appManifest, manifestPath } from './app-manifest.ts';
import { bundle, bundleServiceWorker, bundleStarters } from './bundles.ts';
import { writeCacheableCalls } from './cacheable-calls.ts';
import { type Manifest, stylesheetOf } from './page-files.ts';
import { copySharePictures } from './share-pictures/share-pictures.ts';
import { sitemap } from './sitemap.ts';
import { offlinePage, writePages } from './write-pages.ts';

const web = join(import.meta.dirname, '..');
const finished = join(web, 'dist/client');

/**
 * Builds the client into dist/client: hashed files below /assets, each page prerendered in each language as
 * /<language>/<page>.html, pages.json, by which the Worker finds the page of an address, and the description of the API.
 * What was there before is replaced at the very end, all at once.
 */
async function build(): Promise<void> {
  const client = `${finished}-${process.pid}`;
  const server = join(web, `dist/prerender-${process.pid}`);
  writeCacheableCalls();
  try {
    await bundle(client, server);
    const prerender: typeof Prerender = await import(pathToFileURL(join(server, 'prerender.js')).href);
    const starters = await bundleStarters();
    const icons = copyAppIcons(client);
    const painted = await paintedInEachLanguage(prerender);
    const inlined = await writePages(client, {
      ...readManifest(client),
      ...{ prerender, starters, icons, painted },
    });
    writeIndex(client, prerender, {
      inlined,
      painted,
      memberStarter: starters['member-starter'],
    });
    writeManifests(client, prerender, icons);
    await writeServiceWorker(client, prerender);
    writeApiDescription(client);
    rmSync(finished, { recursive: true, force: true });
    renameSync(client, finished);
  } finally {
    for (const folder of [client, server]) rmSync(folder, { recursive: true, force: true });
  }
}

/** What the bundler wrote, and the stylesheet that is named there. */
function readManifest(client: string) {
  const path = join(client, 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  const file = stylesheetOf(manifest);
  return { manifest, stylesheet: { file, text: readFileSync(join(client, file), 'utf8') } };
}

async function paintedInEachLanguage({ painted }: typeof Prerender) {
  const [en, fr] = [await painted('en'), await painted('fr')];
  return { en, fr };
}

function writeManifests(client: string, { pathTo }: typeof Prerender, icons: AppIcons) {
  for (const language of languages) {
    const paths = { find: pathTo('find-contact'), saved: pathTo('my-contacts') };
    writeFileSync(join(client, manifestPath(language)), JSON.stringify(appManifest(language, icons, paths)));
  }
}

async function writeServiceWorker(client: string, { builtPages }: typeof Prerender) {
  await bundleServiceWorker(
    client,
    Object.fromEntries(
      builtPages.flatMap(({ name, addresses, isPublic }) =>
        // Who is led there from another site is asked by the page that the server answers.
        name === 'logout' ? [] : addresses.map((address) => [address, [name, isPublic]]),
      ),
    ),
  );
}

type Drawn = Omit<PageMap, 'pages' | 'notFound' | 'sharePictures'>;

function writeIndex(client: string, { builtPages, site }: typeof Prerender, drawn: Drawn) {
  const sharePictures = copySharePictures(client);
  const pages: PageMap['pages'] = Object.fromEntries(
    builtPages.flatMap(({ name, addresses }) => addresses.map((address) => [address, name])),
  );
  pages[offlinePath] = offlinePage;
  const index: PageMap = { pages, notFound: 'not-found', ...drawn, sharePictures };
  writeFileSync(join(client, 'pages.json'), JSON.stringify(index));
  const listed = builtPages.filter((page) => page.listed).flatMap((page) => page.addresses.slice(0, 1));
  writeFileSync(join(client, 'sitemap.xml'), sitemap(site.publicUrl, listed));
  writeFileSync(
    join(client, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${site.publicUrl}/sitemap-index.xml\n`,
  );
}

if (process.argv[1] === import.meta.filename) await build();
