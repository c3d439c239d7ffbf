import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { ProfileScreen } from './profile-screen.tsx';

it('says in sight that it saved what stands far down the page', async () => {
  await page.viewport(360, 640);
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    String(input).includes('updateProfile')
      ? Response.json({ result: { data: { user: { ...seller, languages: ['fr'] } } } })
      : new Response(null, { status: 503 }),
  );
  keepUser(seller);
  await renderWithMessages(
    <SessionProvider>
      <ProfileScreen />
    </SessionProvider>,
    { messages: ['settings', 'accounts', 'business', 'directory', 'errors', 'picture'] },
  );
  await page.getByRole('button', { name: 'Edit: Prices and languages' }).click();
  await page.getByRole('checkbox', { name: 'French' }).click({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  const message = await page.getByText(/^Profile updated successfully!/).findElement();
  const { top, bottom } = message.getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(innerHeight);
  vi.restoreAllMocks();
  dropUser();
});
