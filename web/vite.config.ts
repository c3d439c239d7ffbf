import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { apiDocs } from './api-docs.ts';
import { generatedWords } from './generated-words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Names this build to service worker and persister: what another one kept is not read. */
const build = process.env.BUILD_ID ?? gitHead();

function gitHead(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: here('.'), encoding: 'utf8' }).trim();
  } catch {
    return String(Date.now());
  }
}

// Found before the first page: one that is met later would load it anew.
const dependencies = [
  '@conform-to/react',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  '@tanstack/react-query',
  '@trpc/client',
  '@trpc/react-query',
  'downshift',
  'i18next',
  'idb-keyval',
  'react',
  'react-dom',
  'react-dom/client',
  'react-i18next',
  'react-router',
  'react-router/dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod/mini',
];

// The server's part of react-dom requires the legacy renderer as well; in development the mix of both would fail.
const edgeRenderer = {
  find: /^react-dom\/server$/,
  replacement: here('./node_modules/react-dom/cjs/react-dom-server.edge.production.js'),
};

const catalogueIndex = here('../worker/src/directory/understanding/build/catalogue-index.ts');

/** Puts what searches look up of the catalogue into the Worker as it is made here, so that no isolate makes it. */
const indexOfCatalogue: Plugin = {
  name: 'index-of-catalogue',
  apply: 'build',
  async load(id) {
    if (id !== catalogueIndex) return undefined;
    const { catalogueIndex: make } = await import(id);
    return `const made = ${JSON.stringify(make())};\nexport const catalogueIndex = () => made;`;
  },
};

const own = [generatedWords(), apiDocs(), indexOfCatalogue];

// Small files pack badly, and each is named by every page that needs it. A group takes what its files import, too, unless an
// earlier one has it.
const chunkGroups = [
  {
    name: 'foundation',
    priority: 3,
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|cookie|set-cookie-parser)\//,
  },
  {
    // With the rules that public pages read, too: else calls and their cache would come along.
    name: 'shell',
    priority: 2,
    test: /shared\/src\/(limits|site|language|errors|own-phone|format|phone-format|catalogue\/(country|regions|plans)|accounts\/trade-and-place|directory\/(page-paths|initials))\.ts|src\/(lib\/(i18n|page|starter|handle|clock)|root|entry\.client|components\/(head|shell|(card|section|house|fact-list)\.tsx)|features\/directory\/(avatar|price-text)\.tsx?|routes\/public)/,
  },
  {
    // What signing in needs before it makes a call.
    name: 'session',
    priority: 2,
    test: /src\/lib\/(session|refusal|retry|kept|next|own-phone)\.ts/,
  },
  {
    name: 'notices',
    priority: 1.7,
    test: /src\/components\/(icon-button|alert|badge)\.tsx/,
  },
  {
    name: 'fields',
    priority: 1.6,
    test: /src\/components\/(field|text-field|checkbox|call-problem)\.tsx|src\/lib\/(error-text|use-one-at-a-time)|error-messages\/error-message/,
  },
  {
    name: 'controls',
    priority: 1.5,
    test: /src\/components\/(retry-alert|skeleton|dialog|switch|loaded|stressed-text)\.tsx/,
  },
  {
    name: 'data',
    priority: 1,
    test: /node_modules\/.*(tanstack\/(query-core|react-query)\/|trpc)|src\/lib\/(trpc|quer|transport)/,
  },
];

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    ...own,
    cloudflare({
      configPath: here('../wrangler.toml'),
      viteEnvironment: { name: 'ssr' },
      persistState: { path: process.env.STORAGE_FOLDER ?? here('../.wrangler/state') },
      inspectorPort: false,
      config: (worker) => ({ vars: { ...worker.vars, ...JSON.parse(process.env.WORKER_VARS ?? '{}') } }),
    }),
    reactRouter(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      outDir: 'dist/client',
      injectRegister: false,
      // For a deployment that takes it, and all its copies, out of each browser that visits.
      selfDestroying: process.env.SERVICE_WORKER === 'remove',
      manifest: false,
      injectManifest: {
        globDirectory: 'dist/client',
        rollupFormat: 'iife',
        globPatterns: [],
        // Read anew by each build; hashed files are kept as visits fetch them.
        additionalManifestEntries: [{ url: '/offline', revision: build }],
      },
    }),
  ],
  define: { __BUILD__: JSON.stringify(build), __BUILD_YEAR__: String(new Date().getUTCFullYear()) },
  resolve: { alias: command === 'build' ? [edgeRenderer] : [] },
  optimizeDeps: { include: dependencies },
  // Chrome 95, Safari 16.4 and Firefox 113 run the scripts; older browsers keep HTML and forms. No small file becomes a
  // data address, which the content policy would refuse.
  build: { target: ['chrome95', 'safari16.4', 'firefox113'], assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { minify: true, sourcemap: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
  },
}));
