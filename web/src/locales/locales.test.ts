import { describe, expect, it } from 'vitest';

type Words = { [key: string]: string | Words };

const files = import.meta.glob<Words>(['./*/*.json', '!./*/catalogue.json'], {
  import: 'default',
  eager: true,
});
const namespaces = Object.keys(files).flatMap((file) => /^\.\/en\/([\w-]+)\.json$/.exec(file)?.[1] ?? []);

function leaves(words: Words, start = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${start}${key}`, value]] : leaves(value, `${start}${key}.`),
  );
}

const wordsOf = (language: string, namespace: string) =>
  new Map(leaves(files[`./${language}/${namespace}.json`] ?? {}));

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name))].sort();

describe.each(namespaces)('the words of %s', (namespace) => {
  const en = wordsOf('en', namespace);
  const fr = wordsOf('fr', namespace);

  it('are all there in both languages, and none is empty', () => {
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of [...en, ...fr]) expect(text.trim(), key).not.toBe('');
  });

  it('name the same placeholders in both languages', () => {
    for (const [key, text] of en) {
      // 'One minute' may say its number in words.
      if (key.endsWith('_one')) continue;
      expect(placeholders(fr.get(key) ?? ''), key).toEqual(placeholders(text));
    }
  });

  it('keep French marks, and “e-mail”, on the line of their word', () => {
    const broken = [...fr].filter(([, text]) => / [:;!?»]|« /.test(text) || /\be-mail/i.test(text));
    expect(broken.map(([key]) => key)).toEqual([]);
    expect([...en].filter(([, text]) => /\be-mail/i.test(text)).map(([key]) => key)).toEqual([]);
  });
});

/** Texts that the specification gives to the letter, wherever a screen says them. */
const quoted = [
  'Checking authentication...',
  'Upgrade Plan',
  'Please log in to access your contacts.',
  'Please register to access contacts.',
  'Please login to access this page.',
  'Please register to get started.',
  'Please register to subscribe to a plan.',
  'Get Started Now',
  'Find Contacts Now',
  'Register Now',
  'Profile highlighted',
  'Top ranking',
  'Subscribe',
  'Payment successful! Your subscription has been activated.',
  'No suggestions found',
  'Select a main category first',
  'Select a subcategory first',
  'No subcategories available',
  'No items available',
  'No items found',
  'Error loading categories: {{reason}}',
  'Apply Filters',
  'Clear All Filters',
];

const english = namespaces.flatMap((namespace) => [...wordsOf('en', namespace).values()]);

it.each(quoted)('the specification’s “%s” is said as it stands', (text) => {
  expect(english.some((said) => said === text || said.startsWith(`${text} `))).toBe(true);
});
