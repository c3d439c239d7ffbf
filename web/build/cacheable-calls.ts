import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';

const sources = join(import.meta.dirname, '../src');
const file = join(sources, 'lib/api/cacheable-calls.ts');

/** The client's list of calls of its own whose answers may be cached, as each call's `meta.cache` says. */
export function cacheableCallsSource(): string {
  const client = clientText();
  const names = endpointsOf(router).flatMap(({ name, cache }) =>
    cache && client.includes(`api.${name}.query(`) ? [name] : [],
  );
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

/** Every page carries the list, so it names no call that no page makes. */
function clientText(): string {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  return scripts.map((name) => readFileSync(join(sources, name), 'utf8')).join('\n');
}

/** Writes that list anew when it has changed. */
export function writeCacheableCalls(): void {
  const source = cacheableCallsSource();
  if (readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
}
