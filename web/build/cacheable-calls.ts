import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';

const file = join(import.meta.dirname, '../src/lib/api/cacheable-calls.ts');

/** The client's list of calls whose answers may be cached, as each call's `meta.cache` says. */
export function cacheableCallsSource(): string {
  const names = endpointsOf(router).flatMap(({ name, cache }) => (cache ? [name] : []));
  const lines = [...new Set(names)].sort().map((name) => `  '${name}',`);
  return [
    '// Written by the build from the router.',
    '',
    '/** The calls whose answers are the same for everybody, so that a cache on the way may keep them. */',
    'export const cacheableCalls: ReadonlySet<string> = new Set([',
    ...lines,
    ']);',
    '',
  ].join('\n');
}

/** Writes that list anew when it has changed. */
export function writeCacheableCalls(): void {
  const source = cacheableCallsSource();
  if (readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
}
