import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { RegisterDone } from './register-done.tsx';

const open = (user: CurrentUser) =>
  renderWithMessages(<RegisterDone user={user} />, { messages: ['accounts', 'registered'] });
const links = () => [...document.querySelectorAll('a')].map((link) => link.textContent);

it('leads a seller to their listing and to sharing it first', async () => {
  await open(seller);
  expect(links()).toEqual(['See my listing', 'Find contacts']);
  await page.getByRole('button', { name: 'Share on WhatsApp' }).click();
  await expect.element(page.getByRole('dialog').getByText(/Atelier Njoh/)).toBeVisible();
});

it('tells a seller who had the free month before that the listing is hidden, and how to show it', async () => {
  await open({ ...seller, subscriptionState: 'expired', isInTrial: false, dailyMatchesLimit: 0 });
  await expect
    .element(page.getByText(/Your listing is hidden: the free month was already used/))
    .toBeVisible();
  expect(document.body.textContent).not.toContain('is visible now');
  expect(links()[0]).toMatch(/^Be found again for 3.000.FCFA$/);
  expect(document.body.textContent).not.toContain('Share on WhatsApp');
});

it.each([
  [true, '/business/atelier-njoh'],
  [false, '/profile#preview'],
])('shows the listing as others see it, with an open page: %s', async (hasOpenPage, address) => {
  await open({ ...seller, slug: 'atelier-njoh', hasOpenPage });
  const { pathname, hash } = new URL(document.querySelector('a')?.href ?? '');
  expect(pathname + hash).toBe(address);
});

it('leads a buyer to the search', async () => {
  await open({ ...seller, userType: 'buyer', subscriptionState: 'none', subscriptionPlan: 'free' });
  expect(links()).toEqual(['Find contacts']);
});

it.each([
  ['/pricing?plan=pro', 'See the plans'],
  ['/settings', 'Continue'],
  ['/find-contact?search=beds', 'Find contacts'],
  ['/find-contact?contact=beds-and-doors', 'See the number'],
])('says where %s leads', async (redirectAfter, label) => {
  history.replaceState({ redirectAfter }, '');
  await open(seller);
  expect(links().at(-1)).toBe(label);
  // Whose month has just begun is not asked for money.
  expect([...document.querySelectorAll('a')].at(-1)?.search).not.toContain('plan');
  history.replaceState(null, '');
});
