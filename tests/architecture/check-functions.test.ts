import { expect, it } from 'vitest';
import { checkFunctions } from './check-functions.ts';

const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n');
const found = (source: string) => checkFunctions('web/src/planted.tsx', source).map(({ line }) => line);

it.each([
  [
    'a component',
    `\n\nfunction Long() {\n  return (\n    <ul>\n${lines(47, '      <li />')}\n    </ul>\n  );\n}`,
    3,
  ],
  ['an arrow', `const long = () => {\n${lines(51, '  call();')}\n};`, 1],
  ['a method', `class A {\n  long() {\n${lines(51, '    call();')}\n  }\n}`, 2],
  [
    'one inside another',
    `export function outer() {\n  return function () {\n${lines(51, 'call();')}\n};\n}`,
    1,
  ],
])('finds %s of more than 50 lines', (_, source, line) => {
  expect(found(source)[0]).toBe(line);
});

it('leaves 50 lines, blank lines and what stands around a function alone', () => {
  expect(found(`function full() {\n${lines(50, '  call();')}\n}`)).toEqual([]);
  expect(found(`function airy() {\n${lines(50, '  call();\n')}\n}`)).toEqual([]);
  expect(found(`const rows = [\n${lines(80, '  1,')}\n];`)).toEqual([]);
  expect(found(`const rows = () => [\n${lines(80, '  1,')}\n];`)).toEqual([]);
});
