import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { expect, it } from 'vitest';
import { walkNodes } from './walk-nodes.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has; they are numbered from 1. */
const sections: Record<string, number> = {
  ...{ 'V1.1': 2, 'V1.2': 9, 'V1.3': 11, 'V1.4': 3, 'V1.5': 2 },
  ...{ 'V2.1': 3, 'V2.2': 3, 'V2.3': 4, 'V2.4': 1 },
  ...{ 'V3.2': 2, 'V3.3': 4, 'V3.4': 6, 'V3.5': 5, 'V3.7': 2 },
  ...{ 'V4.1': 3, 'V4.2': 1, 'V4.3': 2, 'V4.4': 4 },
  ...{ 'V5.1': 1, 'V5.2': 3, 'V5.3': 2, 'V5.4': 3 },
  ...{ 'V6.1': 3, 'V6.2': 12, 'V6.3': 4, 'V6.4': 4, 'V6.5': 5, 'V6.6': 3, 'V6.8': 4 },
  ...{ 'V7.1': 3, 'V7.2': 4, 'V7.3': 2, 'V7.4': 5, 'V7.5': 2, 'V7.6': 2 },
  ...{ 'V8.1': 2, 'V8.2': 3, 'V8.3': 1, 'V8.4': 1 },
  ...{ 'V9.1': 3, 'V9.2': 4 },
  ...{ 'V10.1': 2, 'V10.2': 2, 'V10.3': 4, 'V10.4': 11, 'V10.5': 5, 'V10.6': 2, 'V10.7': 3 },
  ...{ 'V11.1': 2, 'V11.2': 3, 'V11.3': 3, 'V11.4': 4, 'V11.5': 1, 'V11.6': 1 },
  ...{ 'V12.1': 3, 'V12.2': 2, 'V12.3': 4 },
  ...{ 'V13.1': 1, 'V13.2': 5, 'V13.3': 2, 'V13.4': 5 },
  ...{ 'V14.1': 2, 'V14.2': 4, 'V14.3': 3 },
  ...{ 'V15.1': 3, 'V15.2': 3, 'V15.3': 7 },
  ...{ 'V16.1': 1, 'V16.2': 5, 'V16.3': 4, 'V16.4': 3, 'V16.5': 3 },
  ...{ 'V17.1': 1, 'V17.2': 4, 'V17.3': 2 },
};

const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

type Proof = { file: string; title: string | undefined };
type Answer = { id: string; answer: string; reason: string; proofs: Proof[] };

const entry = /^- \*\*(V[\d.]+) [^:*]+: (met|not applicable|not met)\.\*\* (.*?)(?: Shown by (.*))?$/;

function answersIn(text: string): { answers: Answer[]; unreadable: string[] } {
  const entries = text
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  const answers = entries.flatMap((line) => {
    const [, id = '', answer = '', reason = '', shown = ''] = entry.exec(line) ?? [];
    const proofs = [...shown.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)];
    return id
      ? [{ id, answer, reason, proofs: proofs.map(([, file = '', title]) => ({ file, title })) }]
      : [];
  });
  return { answers, unreadable: entries.filter((line) => !entry.test(line)) };
}

const titlesByFile = new Map<string, Set<string>>();

/** The titles of the tests of a file, as they are written: with %s where they are made for each of several. */
function titlesOf(file: string): Set<string> {
  const known = titlesByFile.get(file);
  if (known) return known;
  const titles = new Set<string>();
  walkNodes(file, read(file), (node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee)) return;
    const [title] = node.arguments;
    if (title?.type === 'Literal') titles.add(String(title.value));
  });
  titlesByFile.set(file, titles);
  return titles;
}

/** `it(…)`, or what `it.each(…)` answers. */
function isTest(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'it';
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  return callee.type === 'MemberExpression' && isTest(callee.object);
}

function problemWith({ file, title }: Proof): string | undefined {
  if (!existsSync(join(root, file))) return `${file} is not there`;
  if (title && !titlesOf(file).has(title)) return `${file} has no test “${title}”`;
  return undefined;
}

const { answers, unreadable } = answersIn(read('docs/security/asvs.md'));

it('answers every requirement of ASVS 5.0 at levels 1 and 2 once, and can be read', () => {
  expect(requirements).toHaveLength(253);
  expect(unreadable).toEqual([]);
  expect(answers.map(({ id }) => id)).toEqual(requirements);
});

it('gives a reason for every answer, and something that shows what is met', () => {
  expect(answers.filter(({ reason }) => reason.length < 12).map(({ id }) => id)).toEqual([]);
  const unshown = answers.filter(({ answer, proofs }) => answer === 'met' && proofs.length === 0);
  expect(unshown.map(({ id }) => id)).toEqual([]);
  const hopeless = answers.filter(({ answer, reason }) => answer === 'not met' && !/Needed/.test(reason));
  expect(hopeless.map(({ id }) => id)).toEqual([]);
});

it('names only files and tests that are there', () => {
  const proofs = answers.flatMap(({ id, proofs }) =>
    proofs.map((proof) => ({ id, problem: problemWith(proof) })),
  );
  expect(proofs.filter(({ problem }) => problem)).toEqual([]);
  expect(problemWith({ file: 'tests/api/nothing.test.ts', title: undefined })).toContain('not there');
  expect(problemWith({ file: 'tests/api/security.test.ts', title: 'is perfectly safe' })).toContain(
    'no test',
  );
});

it('counts its answers right', () => {
  const text = read('docs/security/asvs.md');
  for (const answer of ['met', 'not applicable', 'not met']) {
    const count = answers.filter((given) => given.answer === answer).length;
    expect(text.includes(`**${count} ${answer}**`), `${count} ${answer}`).toBe(true);
  }
});
