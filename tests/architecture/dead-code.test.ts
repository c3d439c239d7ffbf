import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findUnusedFiles } from './find-unused-files.ts';

const root = resolve(import.meta.dirname, '../..');
const leftOut = new Set(['.git', 'dist', '.data', '.wrangler']);
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mboalink-dead-code-'));
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !leftOut.has(basename(path)) && path !== join(root, 'node_modules'),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('finds an export, a type and a dependency that nobody uses, on every floor', () => {
  const files = [
    'shared/src/slug.ts',
    'db/src/client.ts',
    'db/seed/random.ts',
    'db/local/free-port.ts',
    'worker/src/env.ts',
    'worker/src/directory/suggest.ts',
    'worker/local/ports.ts',
    'web/src/lib/storage.ts',
    'web/build/sitemap.ts',
    'tests/setup/page.ts',
  ];
  for (const file of files) {
    appendFileSync(join(copy, file), '\nexport const planted = 1;\nexport type Planted = 1;\n');
  }
  const manifest = join(copy, 'shared/package.json');
  const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...rest, dependencies: { ...dependencies, hono: 'catalog:' } }));

  const expected = files.flatMap((file) => [`${file} export planted`, `${file} type Planted`]);
  expect(runKnip()).toEqual([...expected, 'shared/package.json dependency hono'].sort());
}, 60_000);

it('finds a file that nothing reaches, though another unused one uses it', () => {
  const graph = new Map([
    ['worker/src/index.ts', ['worker/src/app.ts']],
    ['worker/src/app.ts', []],
    ['worker/src/planted.ts', ['worker/src/planted-too.ts']],
    ['worker/src/planted-too.ts', []],
  ]);
  expect(findUnusedFiles(graph, {})).toEqual(['worker/src/planted.ts', 'worker/src/planted-too.ts']);
});

type Named = { name: string };
type KnipReport = {
  issues: { file: string; exports: Named[]; types: Named[]; dependencies: Named[] }[];
};

function runKnip(): string[] {
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const { stdout } = spawnSync(process.execPath, [knip, '--reporter', 'json'], {
    cwd: copy,
    encoding: 'utf8',
  });
  const { issues }: KnipReport = JSON.parse(stdout);
  const found = issues.flatMap(({ file, exports, types, dependencies }) => [
    ...exports.map(({ name }) => `${file} export ${name}`),
    ...types.map(({ name }) => `${file} type ${name}`),
    ...dependencies.map(({ name }) => `${file} dependency ${name}`),
  ]);
  return found.sort();
}
