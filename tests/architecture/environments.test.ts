import { generateWorkerTypes } from '@mboalink/worker/local/built.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from './project-copy.ts';

let project: ReturnType<typeof copyProject>;
beforeAll(async () => {
  await generateWorkerTypes();
  project = copyProject();
});
afterAll(() => project.remove());

const typeErrors = (folder: string) =>
  project
    .run('node_modules/typescript/bin/tsc', '-p', folder, '--pretty', 'false')
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => line.replace(/\(.*?'/, " '"));

it('knows nothing of Node in the browser, and which messages there are', () => {
  project.append('web/src/lib/storage.ts', '\nvoid process.env;\n');
  project.append(
    'web/src/home/use-member-start.ts',
    "\nimport i18n from 'i18next';\nvoid i18n.getFixedT('en', 'home')('planted');\n",
  );
  const errors = typeErrors('web');
  const inStart = errors.filter((error) => error.startsWith('web/src/home/use-member-start.ts '));
  expect(inStart).toContainEqual(expect.stringContaining('planted'));
  expect(errors.filter((error) => !inStart.includes(error))).toEqual([
    expect.stringMatching(/^web\/src\/lib\/storage.ts 'process'/),
  ]);
}, 180_000);

it('knows neither a document nor Node in the Worker', () => {
  project.append('worker/src/env.ts', '\nvoid document.title;\nvoid Buffer.alloc(1);\n');
  expect(typeErrors('worker')).toEqual([
    expect.stringMatching(/^worker\/src\/env.ts 'document'/),
    expect.stringMatching(/^worker\/src\/env.ts 'Buffer'/),
  ]);
}, 180_000);
