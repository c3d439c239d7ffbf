import { describe, expect, it } from 'vitest';
import { findUnusedMessages, type MessageTree, readMessageUse } from './find-unused-messages.ts';
import { readSource, readWorkspace } from './workspace.ts';

const english = import.meta.glob<MessageTree>('../../web/src/i18n/en/*.ts', {
  import: 'messages',
  eager: true,
});

// Errors, also those of an area in its own namespace, are said by the code that the server sends, legal texts as a whole, the challenge's line without i18next.
const saidWhole = new Set(['challenge', 'errors', 'cookies', 'gdpr', 'privacy', 'terms']);

const namespaces = Object.entries(english).flatMap(([file, messages]): [string, MessageTree][] => {
  const [name = ''] = file.split('/').at(-1)?.split('.') ?? [];
  const { errors: _, ...said } = messages;
  return saidWhole.has(name) ? [] : [[name, said]];
});

const sources = [...readWorkspace().files]
  .filter(
    (file) => /^(web|shared)\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/i18n\/(en|fr|legal)\//.test(file),
  )
  .map((file) => readMessageUse(file, readSource(file)));

describe('messages', () => {
  it.each(namespaces)('of %s are all said somewhere', (name, messages) => {
    expect(findUnusedMessages(name, messages, sources)).toEqual([]);
  });

  const messages = {
    title: 'a',
    list: { one: 'b', two: 'c', oneText: 'd' },
    count_one: 'e',
    count_other: 'f',
  };
  const unused = (...texts: string[]) =>
    findUnusedMessages(
      'home',
      messages,
      texts.map((text) => readMessageUse('screen.tsx', text)),
    );

  it('are found unused though another namespace has the same key', () => {
    expect(unused("const { t } = useTranslation('pages'); t('title'); t('list.one');")).toHaveLength(6);
  });

  it('are said by key, by namespace and key, and in their plurals', () => {
    expect(
      unused("useTranslation('home'); t('title'); t('count', { count });", "t('home:list.two');"),
    ).toEqual(['list.one', 'list.oneText']);
  });

  it('are said by a template for the names that fill it, and no others', () => {
    const source = `useTranslation('home'); ['one'].map((name) => t(\`list.\${name}\`)); t('title'); t('count');`;
    expect(unused(source)).toEqual(['list.two', 'list.oneText']);
  });
});
