import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serviceWorkerPath } from '@mboalink/shared/kept-copies.ts';
import type { InlineText } from '@mboalink/shared/page-map.ts';
import { build as viteBuild } from 'vite';
import { hashOf } from '../src/service-worker/what-is-kept.ts';
import { hasServiceWorker } from './has-service-worker.ts';
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

export type Starters = Awaited<ReturnType<typeof bundleStarters>>;

/** The scripts that stand inside pages: each public one, those that the Worker draws for members, that without a network. */
export async function bundleStarters() {
  return {
    starter: await bundleStarter('starter'),
    'shell-starter': await bundleStarter('shell-starter'),
    'member-starter': await bundleStarter('member-starter'),
    'offline-starter': await bundleStarter('offline-starter'),
  };
}

async function bundleStarter(name: string): Promise<InlineText> {
  const built = await viteBuild({
    root: web,
    configFile: false,
    logLevel: 'warn',
    define: { __HAS_SERVICE_WORKER__: String(hasServiceWorker) },
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
  if (chunk?.type !== 'chunk' || chunk.code.includes('</')) throw new Error(`${name} was not built`);
  const text = chunk.code.trim().replace(/;$/, '');
  return { text, hash: policyHash(text) };
}

/** Into `client`: what keeps copies in browsers, with what it has to know of this build; or what takes it away again. */
export async function bundleServiceWorker(
  client: string,
  pages: Record<string, [name: string, isPublic: boolean]>,
  isRemoval = !hasServiceWorker,
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
