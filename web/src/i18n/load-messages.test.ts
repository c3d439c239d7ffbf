import { createInstance, type i18n } from 'i18next';
import { expect, it, vi } from 'vitest';
import { hasMessages, loadLanguage, loadMessages } from './load-messages.ts';

async function newInstance(): Promise<i18n> {
  const instance = createInstance();
  await instance.init({ lng: 'en', fallbackLng: false, ns: [], resources: {} });
  return instance;
}

it('brings in another language what is said, and what is on its way', async () => {
  const instance = await newInstance();
  await loadMessages(instance, 'en', ['common']);
  const onItsWay = loadMessages(instance, 'en', ['receipt']);
  await loadLanguage(instance, 'fr');
  await onItsWay;
  expect(hasMessages(instance, 'fr', ['common', 'receipt'])).toBe(true);
});

it('goes by the language that was chosen last, and forgets one that did not arrive', async () => {
  const instance = await newInstance();
  await loadMessages(instance, 'en', ['common']);
  const first = loadLanguage(instance, 'fr');
  expect(await loadLanguage(instance, 'en')).toBe(true);
  expect(await first).toBe(false);
  const add = vi.spyOn(instance, 'addResourceBundle').mockImplementation(() => {
    throw new Error('the file did not arrive');
  });
  instance.removeResourceBundle('fr', 'common');
  await expect(loadLanguage(instance, 'fr')).rejects.toThrow();
  add.mockClear();
  await loadMessages(instance, 'en', ['faq']).catch(() => {});
  expect(add.mock.calls.map(([language]) => language)).toEqual(['en']);
});

it('brings what is asked for while a language comes in both', async () => {
  const instance = await newInstance();
  await loadMessages(instance, 'en', ['common']);
  const comes = loadLanguage(instance, 'fr');
  await loadMessages(instance, 'en', ['picture']);
  await comes;
  expect(hasMessages(instance, 'en', ['picture'])).toBe(true);
  expect(hasMessages(instance, 'fr', ['common', 'picture'])).toBe(true);
});
