import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { frenchSpaces } from './build/french-spaces.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const foundation =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|wouter|regexparam|use-sync-external-store)\//;

export default defineConfig({
  root: here('.'),
  define: { __BUILD_YEAR__: String(new Date().getUTCFullYear()) },
  plugins: [frenchSpaces(), react()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2020',
    // The pages' policy is script-src 'self'; style-src 'self': nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: here('src/main.tsx'),
      // A deployment rarely changes these: whoever comes back does not fetch them again.
      output: { codeSplitting: { groups: [{ name: 'foundation', test: foundation }] } },
    },
  },
});
