import { languageCookie, languageKey } from '@mboalink/shared/language.ts';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import { switchLanguage } from './reader-language.ts';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the module under test writes it
  document.cookie = `${languageCookie}=; path=/; max-age=0; Secure`;
  localStorage.removeItem(languageKey);
});

it('has the page and the cookie in the new language before anything asks the server in it', async () => {
  document.documentElement.lang = 'fr';
  const i18n = await createI18n('fr', []);
  const asked: unknown[] = [];
  i18n.on('languageChanged', (language) =>
    asked.push({ language, page: document.documentElement.lang, cookie: document.cookie }),
  );
  await switchLanguage(i18n, 'en');
  expect(asked).toEqual([
    { language: 'en', page: 'en', cookie: expect.stringContaining(`${languageCookie}=en`) },
  ]);
});
