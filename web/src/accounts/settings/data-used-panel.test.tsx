import type { Language } from '@mboalink/shared/language.ts';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { messages as en } from '../../i18n/en/wallet.ts';
import { messages as fr } from '../../i18n/fr/wallet.ts';
import { countDataUsed, weightOf } from '../../lib/data-used.ts';
import { useWalletWords } from '../../lib/wallet/use-wallet-words.ts';
import { DataUsedPanel } from './data-used-panel.tsx';

const store = createStore('data-used', 'days');
const keep = (day: string, bytes: number) => set('today', { day, bytes }, store);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T22:59:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const WithWords = () => useWalletWords() === 'ready' && <DataUsedPanel />;
const open = (language: Language = 'en') => renderWithMessages(<WithWords />, { language });
const shown = () => document.body.textContent?.replaceAll(/\s/g, ' ') ?? '';

it.each([
  ['en', 'Mboalink used today: 1.2 MB', en.data],
  ['fr', 'Mboalink a pris aujourd’hui : 1,2 Mo', fr.data],
] as const)(
  'says in %s what the pages took today, beside a photo, and what was not seen',
  async (language, said, words) => {
    await keep('2026-11-23', 1_234_567);
    await open(language);
    await expect.element(page.getByRole('region', { name: words.title })).toBeVisible();
    await expect.poll(shown).toContain(said);
    for (const text of [words.photo, words.unseen]) expect(shown()).toContain(text.replaceAll(/\s/g, ' '));
  },
);

it('starts from nothing when it is midnight in Douala, and counts what the browser says was fetched', async () => {
  await keep('2026-11-23', 9_000_000);
  vi.setSystemTime(new Date('2026-11-23T23:01:00Z'));
  await open();
  await expect.poll(shown).toContain('used today: 0 MB');
  // Other files of tests may have left all that this page needs in the browser.
  for (const nth of [1, 2, 3])
    await fetch(`/@vite/client?nth=${nth}`, { cache: 'no-store' }).then((sent) => sent.text());
  expect(weightOf(performance.getEntries())).toBeGreaterThan(100_000);
  countDataUsed();
  await expect.poll(shown).toMatch(/used today: (?!0 )[\d.]+ MB/);
});

it('says so where the browser keeps nothing', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Forbidden', 'InvalidStateError');
  });
  await open();
  await expect.element(page.getByText(en.data.unknown)).toBeVisible();
});
