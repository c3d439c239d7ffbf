import { describe, expect, it } from 'vitest';

type Messages = { [key: string]: string | Messages };

const english = import.meta.glob<Messages>('./en/*.ts', { import: 'messages', eager: true });
const french = import.meta.glob<Messages>('./fr/*.ts', { import: 'messages', eager: true });

function leaves(messages: Messages, start = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${start}${key}`, value]] : leaves(value, `${start}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1]).sort();

/** What has a word of its own: a subcategory is a trade, 'métier', and a city of the list a town. */
const otherWords = /sous-catégorie|subcategor|\bcity\b|all cities/i;

/** Texts that are given. */
const quoted = new Set([
  'Select a subcategory first',
  'No subcategories available',
  'Please enter a search term or select at least one filter (category, city, region, or user type) before searching.',
]);

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

  it('call one thing by one word', () => {
    for (const text of [...en.values(), ...fr.values()])
      if (!quoted.has(text)) expect(text).not.toMatch(otherWords);
  });
});
