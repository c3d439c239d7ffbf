import { matchesGlob } from 'node:path';

/** What a tool, the platform or the start command runs beside the scripts of package.json. */
const entryPoints = [
  'db/drizzle.config.ts',
  'db/src/migrate.ts',
  'db/src/schema/*.ts',
  'tests/bench/bench.ts',
  'tests/bench/phone.ts',
  'tests/bench/day.ts',
  'tests/generated-client/*.ts',
  'tests/run.ts',
  'tests/setup/global-setup.ts',
  'tests/vitest.config.ts',
  'web/build/build.ts',
  'web/build/app-icons/draw.ts',
  'web/build/share-pictures/draw.ts',
  'web/src/main.tsx',
  'web/src/open-pages/open-pages.css',
  'web/src/prerender.tsx',
  'web/src/service-worker/removal.ts',
  'web/src/service-worker/service-worker.ts',
  'web/src/starter/member-starter.ts',
  'web/src/starter/offline-starter.ts',
  'web/src/starter/open-starter.ts',
  'web/src/starter/shell-starter.ts',
  'web/src/starter/starter.ts',
  'web/vite.config.ts',
  'worker/local/dev.ts',
  'worker/local/mask-texts.ts',
  'worker/local/review-payments.ts',
  'worker/local/review-reports.ts',
  'worker/local/rotate-secrets.ts',
  'worker/local/start.ts',
  'worker/src/index.ts',
  '**/*.d.ts',
  '**/*.test.{ts,tsx}',
];

/** The files of the graph that neither an entry point nor one of the scripts reaches. */
export function findUnusedFiles(
  graph: ReadonlyMap<string, readonly string[]>,
  scripts: Readonly<Record<string, string>>,
): string[] {
  const started = [...entryPoints, ...Object.values(scripts).flatMap((script) => script.split(' '))];
  const reached = new Set<string>();
  const waiting = [...graph.keys()].filter((file) => started.some((entry) => matchesGlob(file, entry)));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return [...graph.keys()].filter((file) => !reached.has(file));
}
