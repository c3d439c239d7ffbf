import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { workerBundle } from './built.ts';
import { holdClock } from './held-clock.ts';

/** The modules of the served Worker, its entry first: the deployed bundle alone, or behind a clock that is held. */
export function workerModules(clockSecret: string | undefined) {
  const bundle = { type: 'ESModule' as const, path: workerBundle };
  if (!clockSecret) return [bundle];
  const beside = (name: string, contents: string) => ({
    type: 'ESModule' as const,
    path: join(dirname(workerBundle), name),
    contents,
  });
  const entry = `import worker from './index.js';
    import { ${holdClock.name} } from './held-clock.js';
    export default ${holdClock.name}(worker, ${JSON.stringify(clockSecret)});`;
  const source = readFileSync(join(import.meta.dirname, 'held-clock.ts'), 'utf8');
  return [beside('entry.js', entry), beside('held-clock.js', stripTypeScriptTypes(source)), bundle];
}
