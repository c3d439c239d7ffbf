import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { classNameOf, classPrefixOf } from './class-names.ts';

const source = join(import.meta.dirname, '../src');
const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => join(source, path));

type Use = { names: Set<string>; computed: boolean };

/** Which classes of each CSS module are named by the components that import it. */
function usesOfModules(): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const path of paths.filter((name) => /\.tsx?$/.test(name))) {
    const code = readFileSync(path, 'utf8');
    for (const [, binding, file = ''] of code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const module = join(dirname(path), file);
      const use = uses.get(module) ?? { names: new Set(), computed: false };
      const named = code.matchAll(new RegExp(`(?<![\\w'"./-])${binding}\\.(\\w+)`, 'g'));
      for (const [, name = ''] of named) use.names.add(name);
      use.computed ||= code.includes(`${binding}[`);
      uses.set(module, use);
    }
  }
  return uses;
}

function classesOf(module: string): Set<string> {
  const selectors = readFileSync(module, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\{[^{}]*\}/g, '');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_]\w*)/g)].map(([, name = '']) => name));
}

const uses = usesOfModules();
const nameOf = (module: string, name: string) => `${relative(source, module)}: ${name}`;

it('knows every class that a component asks of its CSS module', () => {
  const unknown = [...uses].flatMap(([module, { names }]) =>
    [...names].filter((name) => !classesOf(module).has(name)).map((name) => nameOf(module, name)),
  );
  expect(unknown).toEqual([]);
});

it('has no class that no component asks for', () => {
  const modules = paths.filter((path) => path.endsWith('.module.css'));
  const unused = modules.flatMap((module) => {
    const use = uses.get(module);
    if (use?.computed) return [];
    return [...classesOf(module)].filter((name) => !use?.names.has(name)).map((name) => nameOf(module, name));
  });
  expect(unused).toEqual([]);
});

it('gives each CSS module a beginning of its own, and each class in it an end', () => {
  const modules = paths.filter((path) => path.endsWith('.module.css'));
  expect(new Set(modules.map(classPrefixOf)).size).toBe(modules.length);
  for (const module of modules) {
    const css = readFileSync(module, 'utf8');
    const names = [...classesOf(module)];
    expect(new Set(names.map((name) => classNameOf(name, module, css))).size).toBe(names.length);
  }
});
