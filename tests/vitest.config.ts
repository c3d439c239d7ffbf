import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { generatedWords } from '../web/generated-words.ts';
import { findBrowser } from './setup/browser.ts';

const unit = {
  root: '..',
  exclude: ['**/node_modules/**'],
  // A busy machine is slow: a third of it was not enough for those that write and check a whole demo.
  testTimeout: 90_000,
  hookTimeout: 90_000,
};

const servers = {
  root: '.',
  // Modules are read once for each worker: what a file of tests needs for itself, it makes itself.
  isolate: false,
  globalSetup: ['setup/global-setup.ts'],
  setupFiles: ['setup/due-jobs.ts'],
  // A busy machine is slow; what is stuck is found all the same.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 3,
};

/** Unit tests beside their files, and the suites that need PostgreSQL, workerd or a browser. */
export default defineConfig({
  test: {
    // A worker stops the PostgreSQL and workerd that it started.
    teardownTimeout: 30_000,
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          isolate: false,
          maxWorkers: 3,
          include: ['{shared,worker}/**/*.test.ts', 'tests/relevance/**/*.test.ts'],
        },
      },
      // The client and the database's driver keep what they know in their modules: each file gets them anew.
      {
        plugins: [generatedWords()],
        test: {
          ...unit,
          name: 'unit-apart',
          include: ['{db,web}/**/*.test.ts'],
          // Beside the components, whose one page leaves a processor idle.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // The pages' own configuration would start a Worker.
        plugins: [generatedWords()],
        define: { __BUILD__: '"test"', __BUILD_YEAR__: '2026' },
        optimizeDeps: {
          entries: ['src/**/*.test.tsx'],
          include: ['react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react'],
        },
        test: {
          name: 'screens',
          root: '../web',
          include: ['src/**/*.test.tsx'],
          testTimeout: 15_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 360, height: 740 },
            provider: playwright({ launchOptions: await findBrowser() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      // Each loads the database as much as it can by itself: with nothing else beside them.
      {
        test: {
          ...servers,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          name: 'races',
          include: ['races/**/*.test.ts'],
        },
      },
      {
        test: { ...servers, name: 'application', include: ['{api,browser}/**/*.test.ts'] },
      },
      {
        // Beside the components as well.
        test: {
          ...servers,
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
