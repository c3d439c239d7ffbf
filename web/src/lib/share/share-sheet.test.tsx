import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { messages as en } from '../../i18n/en/share.ts';
import { messages as fr } from '../../i18n/fr/share.ts';
import { ShareButton } from './share-button.tsx';
import type { Shared } from './share-sheet.tsx';

const words = { en, fr };
const njoh = { name: 'Atelier Njoh', trade: 'Menuisier', place: 'Akwa, Douala' };
const business: Shared = { kind: 'business', ...njoh, path: '/business/atelier-njoh' };

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

async function open(shared: Shared, language: 'en' | 'fr' = 'en') {
  await renderWithMessages(<ShareButton shared={shared} label="Share…" failed="Failed" />, { language });
  await page.getByRole('button', { name: 'Share…' }).click();
  await expect.element(page.getByRole('dialog', { name: words[language].title })).toBeVisible();
  const link = page.getByRole('link', { name: words[language].whatsapp }).element() as HTMLAnchorElement;
  return new URL(link.href).searchParams.get('text')?.replaceAll(/\s/g, ' ');
}

function shareBy(share: (data: ShareData) => Promise<void>) {
  for (const [name, value] of Object.entries({ share, canShare: () => true }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

it.each([
  ['en', 'Atelier Njoh, Menuisier, Akwa, Douala, on Mboalink:'],
  ['fr', 'Atelier Njoh, Menuisier, Akwa, Douala, sur Mboalink :'],
] as const)('sends a business on by its open page, in %s', async (language, said) => {
  expect(await open(business, language)).toBe(`${said} ${location.origin}/business/atelier-njoh`);
  await expect.element(page.getByText(words[language].noNumber)).not.toBeInTheDocument();
});

it.each(['en', 'fr'] as const)(
  'sends a closed one on to members, and says that no number goes with it, in %s',
  async (language) => {
    const text = await open({ kind: 'member', ...njoh, path: '/find-contact?contact=njoh' }, language);
    expect(text).toContain(`${location.origin}/find-contact?contact=njoh`);
    await expect.element(page.getByText(words[language].noNumber)).toBeVisible();
  },
);

it('copies the message, and says so', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const text = await open({ kind: 'search', path: '/find-contact?search=menuisier' });
  expect(text).toBe(`${en.search} ${location.origin}/find-contact?search=menuisier`);
  await page.getByRole('button', { name: en.copy }).click();
  await expect.element(page.getByRole('button', { name: en.copied })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(text);
});

it('says what to do where the browser refuses to copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await open(business);
  await page.getByRole('button', { name: en.copy }).click();
  await expect.element(page.getByText(en.notCopied)).toBeVisible();
});

it('leaves out what is not known of a business', async () => {
  const text = await open({ ...business, trade: '' });
  expect(text).toBe(`Atelier Njoh, Akwa, Douala, on Mboalink: ${location.origin}/business/atelier-njoh`);
});

it.each([
  ['fails', 'DataError'],
  ['is closed', 'AbortError'],
])('asks the device where it shares, and stays when that %s', async (_, reason) => {
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValueOnce(new DOMException('No', reason));
  shareBy(share.mockResolvedValueOnce());
  const text = await open(business);
  const apps = page.getByRole('button', { name: en.apps });
  await apps.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await apps.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(share.mock.calls.map(([{ text: sent }]) => sent?.replaceAll(/\s/g, ' '))).toEqual([text, text]);
});
