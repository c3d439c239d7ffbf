import { languageCookie, languageKey } from '@mboalink/shared/language.ts';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import { keepLanguageOfVisit, switchLanguage } from './reader-language.ts';

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

it('has the cookie again where it is gone, so that no link asks for another language than what was chosen', () => {
  localStorage.setItem(languageKey, 'en');
  keepLanguageOfVisit();
  expect(document.cookie).toContain(`${languageCookie}=en`);
});

it('leaves a newer choice, which pages of the server keep by the cookie alone', () => {
  localStorage.setItem(languageKey, 'en');
  // biome-ignore lint/suspicious/noDocumentCookie: as the module under test writes it
  document.cookie = `${languageCookie}=fr; path=/; Secure`;
  keepLanguageOfVisit();
  expect(document.cookie).toContain(`${languageCookie}=fr`);
});
