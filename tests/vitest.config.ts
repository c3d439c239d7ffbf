import { defineConfig } from 'vitest/config';
import { lineBreaks } from '../web/build/line-breaks.ts';

/** Unit tests beside their files, and the suites that need PostgreSQL, workerd or a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          root: '..',
          include: ['{shared,db,worker,web}/**/*.test.ts', 'tests/{architecture,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          root: '.',
          include: ['api/**/*.test.ts', 'races/**/*.test.ts', 'faults/**/*.test.ts'],
          globalSetup: ['setup/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        // The messages as the build writes them, so that a test finds them on the screen.
        plugins: [lineBreaks()],
        test: {
          name: 'browser',
          root: '.',
          include: ['browser/**/*.test.ts'],
          globalSetup: ['setup/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
