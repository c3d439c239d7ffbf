import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { apiDocs } from './build/api-docs.ts';
import { catalogueNames } from './build/catalogue-names.ts';
import { classNameOf } from './build/class-names.ts';
import { compileAhead } from './build/compile-ahead.ts';
import { figures } from './build/figures.ts';
import { hasServiceWorker } from './build/has-service-worker.ts';
import { lineBreaks } from './build/line-breaks.ts';
import { sharedChunks } from './build/shared-chunks.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const foundation =
  /^\0rolldown\/runtime|node_modules\/(react|react-dom|scheduler|i18next|react-i18next|wouter|regexparam|use-sync-external-store)\//;

const shared = sharedChunks();

export default defineConfig({
  root: here('.'),
  define: {
    __BUILD_YEAR__: String(new Date().getUTCFullYear()),
    __HAS_SERVICE_WORKER__: String(hasServiceWorker),
  },
  // React has had it since version 18; the shim would only forward to it.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [shared.plugin, catalogueNames(), figures(), lineBreaks(), apiDocs(), compileAhead()],
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2020',
    // One kilobyte less on each page than by the default minifier.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, keep_fargs: false, pure_getters: true },
    },
    // The pages' policy is script-src 'self'; style-src 'self', and the page's one style element: nothing may be inlined.
    assetsInlineLimit: 0,
    // Pages carry what they need until the client is there, which brings the whole: each style once, in one order.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A minifier that takes its time is no reason to worry.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
      // A class sets its fields as by assignment: the helper that defines each weighs more than our classes.
      transform: { assumptions: { setPublicClassFields: true } },
      input: here('src/main.tsx'),
      output: {
        // Names are listed on every page and do not compress: 36 bits tell the versions of a file apart.
        hashCharacters: 'base64',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names: [name] }) =>
          `assets/${name?.endsWith('.css') ? 'styles-' : '[name]-'}[hash:7][extname]`,
        codeSplitting: {
          groups: [
            // A deployment rarely changes these: whoever comes back does not fetch them again.
            { name: 'foundation', test: foundation, priority: 100 },
            ...shared.groups,
          ],
        },
      },
    },
  },
});
