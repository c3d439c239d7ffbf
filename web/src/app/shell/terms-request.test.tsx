import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { currentSession, dropUser, keepUser } from '../../lib/session/session-store.ts';
import { TermsRequest } from './terms-request.tsx';

const user = { _id: '1', termsAgreed: false } as CurrentUser;
const sheet = page.getByRole('dialog', { name: 'Do you accept our terms?' });

const open = (current: 'dashboard' | 'privacy-policy' = 'dashboard') =>
  renderWithMessages(
    <SessionProvider>
      <TermsRequest current={current} />
    </SessionProvider>,
  );

let asked: unknown;
let here: CurrentUser;
beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).includes('accounts.me')) return Response.json({ result: { data: { user: here } } });
    asked = JSON.parse(String(init?.body));
    return Response.json({ result: { data: { user: { ...user, termsAgreed: true } } } });
  });
  asked = undefined;
  here = user;
  keepUser(user);
});
afterEach(() => {
  vi.restoreAllMocks();
  dropUser();
});

it('asks whoever never agreed, records it in the language that it was read in, and asks no more', async () => {
  await open();
  await page.getByRole('button', { name: 'I accept' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(asked).toEqual({ version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), language: 'en' });
  expect(currentSession().user?.termsAgreed).toBe(true);
});

it('can wait, and keeps the answer open when it was lost', async () => {
  await open();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  await page.getByRole('button', { name: 'I accept' }).click();
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(currentSession().user?.termsAgreed).toBe(false);
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 300));

it('leaves whoever agreed alone', async () => {
  here = { ...user, termsAgreed: true };
  keepUser(here);
  await open();
  await soon();
  await expect.element(sheet).not.toBeInTheDocument();
});

it('leaves whoever is reading alone, before they agree', async () => {
  await open('privacy-policy');
  await soon();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(currentSession().user?.termsAgreed).toBe(false);
});
