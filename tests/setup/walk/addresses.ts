import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createApp } from '@mboalink/worker/app.ts';
import { restBase } from '@mboalink/worker/http/rest.ts';
import { platform } from '@mboalink/worker/runtime.ts';
import { pageRoutes, plainPages } from '../page-routes.ts';
import { type Planted, planted } from './planted.ts';

const clientFolder = resolve(import.meta.dirname, '../../../web/dist/client');

const { trade, town, category } = planted;

/** What stands for the parameters of an address that the Worker answers. A new one needs a line here. */
const inputs: Readonly<
  Record<string, (people: readonly Planted[], sitemaps: readonly string[]) => string[]>
> = {
  '/categories/:slug/:town?': () =>
    [trade, category].flatMap((slug) => [`/categories/${slug}`, `/categories/${slug}/${town}`]),
  '/business/:slug': (people) => people.map(({ slug }) => `/business/${slug}`),
  '/business/:slug/:wanted': (people) =>
    people.flatMap(({ slug }) => [`/business/${slug}/number`, `/business/${slug}/report`]),
  '/business/:slug/poster': (people) => people.map(({ slug }) => `/business/${slug}/poster`),
  '/b/:code': (people) => people.map(({ shortCode }) => `/b/${shortCode}`),
  '/needs/:id': () => ['/needs/none'],
  '/payment/:txRef': () => ['/payment/none'],
  '/receipt/:txRef': () => ['/receipt/none'],
  '/mail-preferences/:token': () => ['/mail-preferences/none'],
  '/pictures/:name': (people) => people.map(({ picture }) => picture),
  '/sitemaps/:file': (_, sitemaps) => [...sitemaps],
};

/** Every route that the Worker answers beside the calls, as it is mounted, and those of the pages. */
function mountedRoutes(): string[] {
  const { routes } = createApp(platform);
  const paths = routes.flatMap(({ method, path }) =>
    method === 'GET' && !path.startsWith(restBase) ? path.replace(/(.)\/$/, '$1') : [],
  );
  return [...new Set([...paths, ...pageRoutes.map(({ path }) => path)])].filter(
    (path) => !path.endsWith('*'),
  );
}

/** The addresses that the Worker draws or writes itself, with somebody in each. Throws for a route without an input. */
export function workerAddresses(people: readonly Planted[], sitemaps: readonly string[]): string[] {
  return mountedRoutes().flatMap((path) => {
    if (!/[:*{]/.test(path)) return path;
    const input = inputs[path];
    if (!input) throw new Error(`${path} has no input in tests/setup/walk/addresses.ts`);
    return input(people, sitemaps);
  });
}

/** Each address of a page that names nothing of somebody, and one that nobody has. */
export const clientAddresses = (): string[] => [...plainPages.map(({ path }) => path), '/nothing/here'];

/** Each file of the build: scripts, styles, words, icons, the manifest. */
export function clientFiles(): string[] {
  const entries = readdirSync(clientFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientFolder.length));
}
