import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { LoginScreen } from './login-screen.tsx';

afterEach(() => history.replaceState(null, ''));

it('says which plan somebody chose, and hands it on to the registration', async () => {
  const { pathname } = location;
  const chosen = { plan: 'premium', redirectAfter: '/pricing?plan=premium' };
  history.replaceState(chosen, '');
  await renderWithMessages(<LoginScreen />, { messages: ['accounts', 'errors'] });
  await expect.element(page.getByText('Plan chosen: Premium.')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  expect(location.pathname).toBe('/register');
  expect(history.state).toMatchObject(chosen);
  history.replaceState(null, '', pathname);
});
