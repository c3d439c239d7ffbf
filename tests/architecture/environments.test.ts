import { generateWorkerTypes } from '@mboalink/worker/local/built.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../setup/rounds.ts';
import { copyProject } from './project-copy.ts';

// The types of everything are read three times over; what keeps them apart stands in files that rarely change.
describe.skipIf(!isLong)('what is written for one place', () => {
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
      'web/src/home/home-cities.ts',
      "\nimport i18n from 'i18next';\nvoid i18n.getFixedT('en', 'home')('planted');\n",
    );
    const errors = typeErrors('web');
    const inCities = errors.filter((error) => error.startsWith('web/src/home/home-cities.ts '));
    expect(inCities).toContainEqual(expect.stringContaining('planted'));
    expect(errors.filter((error) => !inCities.includes(error))).toEqual([
      expect.stringMatching(/^web\/src\/lib\/storage.ts 'process'/),
    ]);
  }, 180_000);

  it('knows nothing of the language that the oldest browsers lack, in the browser and in what it shares', () => {
    project.append(
      'web/src/insights/daily-line.tsx',
      "\nvoid [2, 1].toSorted();\nvoid import('@mboalink/shared/format/excerpt.ts');\n",
    );
    project.append('shared/src/slug.ts', '\nvoid [2, 1].findLast(Boolean);\nvoid new Intl.Segmenter();\n');
    project.append(
      'web/src/lib/attempt.ts',
      "\nexport const planted = (stop: AbortController) => {\n  stop.abort('late');\n  throw stop.signal.reason;\n};\n",
    );
    const lines = project.run('tests/architecture/verify-browsers.ts').split('\n');
    expect(lines.filter((line) => /toSorted|findLast/.test(line)).map((line) => line.split('(')[0])).toEqual(
      expect.arrayContaining(['web/src/insights/daily-line.tsx', 'shared/src/slug.ts']),
    );
    expect(lines.filter((line) => /Segmenter|excerpt/.test(line)).map((line) => line.split('(')[0])).toEqual(
      expect.arrayContaining(['web/src/insights/daily-line.tsx', 'shared/src/slug.ts']),
    );
    expect(lines.filter((line) => line.startsWith('web/src/lib/attempt.ts'))).toEqual([
      expect.stringMatching(/: \.abort\('$/),
      expect.stringMatching(/: signal\.reason$/),
    ]);
  }, 180_000);

  it('knows neither a document nor Node in the Worker', () => {
    project.append('worker/src/env.ts', '\nvoid document.title;\nvoid Buffer.alloc(1);\n');
    expect(typeErrors('worker')).toEqual([
      expect.stringMatching(/^worker\/src\/env.ts 'document'/),
      expect.stringMatching(/^worker\/src\/env.ts 'Buffer'/),
    ]);
  }, 180_000);
});
