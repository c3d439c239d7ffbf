import { afterAll, beforeAll, expect, it } from 'vitest';
import { findUnusedFiles } from './find-unused-files.ts';
import { copyProject } from './project-copy.ts';

let project: ReturnType<typeof copyProject>;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project.remove());

it('finds an export, a type and a dependency that nobody uses, on every floor', () => {
  const files = [
    'shared/src/slug.ts',
    'db/src/client.ts',
    'db/seed/random.ts',
    'db/local/free-port.ts',
    'worker/src/env.ts',
    'worker/src/directory/suggestions/suggest.ts',
    'worker/local/ports.ts',
    'web/src/lib/storage.ts',
    'web/build/sitemap.ts',
    'tests/setup/page.ts',
  ];
  for (const file of files) {
    project.append(file, '\nexport const planted = 1;\nexport type Planted = 1;\n');
  }
  project.rewrite('shared/package.json', (text) => text.replace('"zod"', '"hono": "catalog:",\n    "zod"'));

  const expected = files.flatMap((file) => [`${file} export planted`, `${file} type Planted`]);
  expect(runKnip()).toEqual([...expected, 'shared/package.json dependency hono'].sort());
}, 180_000);

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
  const { issues }: KnipReport = JSON.parse(
    project.run('node_modules/knip/bin/knip.js', '--reporter', 'json'),
  );
  const found = issues.flatMap(({ file, exports, types, dependencies }) => [
    ...exports.map(({ name }) => `${file} export ${name}`),
    ...types.map(({ name }) => `${file} type ${name}`),
    ...dependencies.map(({ name }) => `${file} dependency ${name}`),
  ]);
  return found.sort();
}
