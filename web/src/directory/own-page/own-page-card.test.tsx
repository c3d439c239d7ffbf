import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { OwnPageCard } from './own-page-card.tsx';

const open = (change: Partial<CurrentUser> = {}) =>
  renderWithMessages(<OwnPageCard user={{ ...seller, ...change }} />, { messages: ['directory'] });
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

it('leads to the open page, its poster, and to sharing it by its short address', async () => {
  const { container } = await open();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const address = `${location.origin}${seller.shortLink}`;
  expect(container.textContent).toContain(`${location.host}${seller.shortLink}`);
  const share = links().find((href) => href.startsWith('https://wa.me/')) ?? '';
  expect(new URL(share).searchParams.get('text')).toBe(
    `Atelier Njoh: what we do, where and when to find us. ${address}`,
  );
  expect(links()).toContain('/business/atelier-njoh');
  expect(links()).toContain('/business/atelier-njoh/poster');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect.element(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(address);
});

it.each([
  ['Closed', { hasOpenPage: false, openPage: false }, ['/settings#your-page']],
  ['Not open yet', { hasOpenPage: false }, []],
  ['Hidden', { hasOpenPage: false, isInTrial: false }, ['/upgrade']],
])('says %s, and where that changes', async (state, change, expected) => {
  await open(change);
  await expect.element(page.getByText(state, { exact: true })).toBeVisible();
  expect(links()).toEqual(expected);
});

it.each([
  ['whoever only buys', { hasOpenPage: false, isInTrial: false, userType: 'buyer' as const }],
  ['whom reports hide', { hasOpenPage: false, hiddenByReports: 'review' as const }],
])('is nothing to %s', async (_, change) => {
  const { container } = await open(change);
  expect(container.textContent).toBe('');
});
