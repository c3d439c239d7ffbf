import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Words = { [key: string]: string | Words };

const english = import.meta.glob<Words>('./en/*.ts', { import: 'words', eager: true });
const french = import.meta.glob<Words>('./fr/*.ts', { import: 'words', eager: true });

function leaves(words: Words, start = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${start}${key}`, value]] : leaves(value, `${start}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1]).sort();

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'i18n' && !entry.name.includes('.test.'))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.tsx?$/.test(path) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const namespaces = Object.keys(english).map((file) => file.replace('./en/', '').replace('.ts', ''));

describe.each(namespaces)('the words of %s', (name) => {
  const en = new Map(leaves(english[`./en/${name}.ts`] ?? {}));
  const fr = new Map(leaves(french[`./fr/${name}.ts`] ?? {}));

  it('are all there in both languages, and none is empty', () => {
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of [...en, ...fr]) expect(text.trim(), key).not.toBe('');
  });

  it('name the same placeholders in both languages', () => {
    for (const [key, text] of en) expect(placeholders(fr.get(key) ?? ''), key).toEqual(placeholders(text));
  });

  it('are all said somewhere', () => {
    const code = sources(join(import.meta.dirname, '..'));
    const unused = [...en.keys()].filter((key) => {
      const last =
        key
          .split('.')
          .at(-1)
          ?.replace(/_(zero|one|many|other)$/, '') ?? key;
      return name !== 'errors' && !new RegExp(`\\b${last}\\b`).test(code);
    });
    expect(unused).toEqual([]);
  });
});
