import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serviceWorkerPath } from '@mboalink/shared/kept-copies.ts';
import { build as viteBuild } from 'vite';
import { hashOf } from '../src/service-worker/what-is-kept.ts';
import { inlineStyles } from './html-page.ts';
import { policyHash } from './policy-hash.ts';

const web = join(import.meta.dirname, '..');

/** The client into `client`, and what prerenders its pages into `server`. */
export async function bundle(client: string, server: string) {
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

/** A script as it stands inside pages: `starter` in each public one, `member-starter` where the Worker draws for members. */
export async function bundleStarter(name: 'starter' | 'member-starter'): Promise<string> {
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
      rolldownOptions: { input: join(web, `src/starter/${name}.ts`), output: { format: 'iife' } },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [chunk] = output;
  if (chunk?.type !== 'chunk' || chunk.code.includes('</')) throw new Error('the starter was not built');
  return chunk.code.trim().replace(/;$/, '');
}

/** Into `client`: what keeps copies in browsers, with what it has to know of this build; or what takes it away again. */
export async function bundleServiceWorker(
  client: string,
  pages: Record<string, [name: string, isPublic: boolean]>,
  isRemoval = process.env.SERVICE_WORKER === 'remove',
) {
  const files = readdirSync(join(client, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const name = isRemoval ? 'removal' : 'service-worker';
  await viteBuild({
    root: web,
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      __PAGES__: JSON.stringify(pages),
      __HASHES__: JSON.stringify(files.map(hashOf).sort().join(' ')),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2020',
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3 } },
      modulePreload: false,
      rolldownOptions: {
        input: join(web, `src/service-worker/${name}.ts`),
        output: { format: 'iife', entryFileNames: serviceWorkerPath.slice(1) },
      },
    },
  });
}

/** The stylesheet of the pages that the Worker draws, which put it inside themselves. */
export async function bundleOpenStyles(client: string): Promise<InlineText> {
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
  const text = inlineStyles(readFileSync(path, 'utf8'));
  rmSync(path);
  return { text, hash: policyHash(text) };
}

/** Styles, or a script, as they stand inside a page, and by what hash the policy knows them. */
export type InlineText = { text: string; hash: string };
