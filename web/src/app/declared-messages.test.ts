import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageNames, type ScreenName } from '../lib/paths.ts';
import { recordOf } from './routes.ts';

const root = join(import.meta.dirname, '..');
const files = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => [`/${file}`, readFileSync(join(root, file), 'utf8')]),
);

const namespaces = [...files.keys()].flatMap((file) => /^\/i18n\/en\/(\w+)\.ts$/.exec(file)?.[1] ?? []);

/** The namespaces that a file fetches by itself before it is shown, later than its screen. */
function broughtBy(file: string): string[] {
  const source = files.get(file) ?? '';
  if (source.includes('useWalletWords()')) return ['wallet'];
  const [, added] = /addResourceBundle\(language, '(\w+)'/.exec(source) ?? [];
  if (added) return [added];
  const [, list = ''] = /loadMessages\([^[]*\[([^\]]*)\]/.exec(source) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}

/** A file and all that it loads at once or later, types aside, and what brings its own messages. */
function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  const source = files.get(file);
  if (source === undefined || reached.has(file)) return reached;
  reached.add(file);
  const imports = /(?<!import type[^;]*)(?:from|import\() ?'(\.[^']+)'/g;
  for (const [, specifier = ''] of source.matchAll(imports)) {
    const imported = posix.join(posix.dirname(file), specifier);
    if (broughtBy(imported).length === 0) reachedFrom(imported, reached);
  }
  return reached;
}

const saidFrom = (file: string) =>
  [...reachedFrom(file)].flatMap((reached) => namespacesIn(files.get(reached) ?? ''));

/** The namespaces that a source says messages of: `useTranslation('x')`, `TFunction<'x'>`, `t('x:key')`. */
function namespacesIn(source: string): string[] {
  const asked = source.match(/(?:useTranslation\(|TFunction<)[^)>]*|\bmessages="\w+"/g)?.join() ?? '';
  return namespaces.filter(
    (name) => new RegExp(`['"]${name}['"]`).test(asked) || new RegExp(`['"\`]${name}:`).test(source),
  );
}

function screenFile(name: ScreenName): string {
  const found = [...files.keys()].filter((file) => file.endsWith(`/${name}-screen.tsx`));
  expect(found, name).toHaveLength(1);
  return found[0] ?? '';
}

describe.each<ScreenName>([...pageNames(), 'not-found'])('the record of %s', (name) => {
  it('declares exactly the messages that its screen, and what that is made of, may say', () => {
    const said = saidFrom(screenFile(name));
    expect([...recordOf(name).messages].sort()).toEqual(
      [...new Set(said)].filter((namespace) => namespace !== 'common').sort(),
    );
  });
});

it('the later part of the home page brings what its screen does not', () => {
  const file = '/home/member-start.tsx';
  const said = new Set(saidFrom(file)).difference(new Set(['common', ...recordOf('home').messages]));
  expect(broughtBy(file).sort()).toEqual([...said].sort());
});
