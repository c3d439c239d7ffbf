import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;

type Messages = { [key: string]: string | Messages };

const english = import.meta.glob<Messages>('./en/*.ts', { import: 'messages', eager: true });
const french = import.meta.glob<Messages>('./fr/*.ts', { import: 'messages', eager: true });

function leaves(messages: Messages, start = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
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

// Errors are said by the code that the server sends, legal texts as a whole.
const shownWhole = new Set(['errors', 'terms', 'privacy']);

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

  it.skipIf(shownWhole.has(name))('are all said somewhere', () => {
    const code = [join(here, '..'), join(here, '../../../shared/src')].map(sources).join('\n');
    const unused = [...en.keys()].filter((key) => {
      const said = /([^.]*?)(_zero|_one|_many|_other|Text)?$/.exec(key)?.[1] ?? key;
      return !new RegExp(`\\b${said}(Text)?\\b`).test(code);
    });
    expect(unused).toEqual([]);
  });
});
