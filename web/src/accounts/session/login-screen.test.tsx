import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { purgePersonalCaches } from '../../lib/personal-caches.ts';
import { SessionContext } from '../../lib/session/session-context.ts';
import { currentSession, dropUser } from '../../lib/session/session-store.ts';
import { noCodeRequest } from '../codes/code-request.ts';
import { readDraft } from '../form/draft.ts';
import { loginCodePlace } from './login-draft.ts';
import { LoginScreen } from './login-screen.tsx';

afterEach(() => history.replaceState(null, ''));

it('says which plan somebody chose, and hands it on to the registration', async () => {
  const { pathname } = location;
  const chosen = { plan: 'premium', redirectAfter: '/pricing?plan=premium' };
  history.replaceState(chosen, '');
  await renderWithMessages(<LoginScreen />, { messages: ['login', 'accounts', 'errors'] });
  await expect.element(page.getByText('Plan chosen: Premium.')).toBeVisible();
  await page.getByRole('link', { name: 'New here? Register and try it' }).click();
  expect(location.pathname).toBe('/register');
  expect(history.state).toMatchObject(chosen);
  history.replaceState(null, '', pathname);
});

it('opens the payment of a plan that was chosen once: who comes back to it sees the plans', async () => {
  const { pathname } = location;
  history.replaceState({ plan: 'pro', redirectAfter: '/pricing?plan=pro' }, '');
  await renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: seller }}>
      <LoginScreen />
    </SessionContext>,
    { messages: ['login', 'accounts', 'errors'] },
  );
  await vi.waitFor(() => expect(location.pathname + location.search).toBe('/pricing'));
  history.replaceState(null, '', pathname);
});

it.each([
  ['whoever was signed in before', seller._id, '/find-contact?search=plombier'],
  ['nobody else', 'somebody-else', '/dashboard'],
])('leads on to where a session ended %s', async (_, onlyFor, expected) => {
  const { pathname } = location;
  history.replaceState({ redirectAfter: '/find-contact?search=plombier', onlyFor }, '');
  await renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: seller }}>
      <LoginScreen />
    </SessionContext>,
    { messages: ['login', 'accounts', 'errors'] },
  );
  await vi.waitFor(() => expect(location.pathname + location.search).toBe(expected));
  history.replaceState(null, '', pathname);
});

it('hands on to the registration nothing of whose session ended', async () => {
  const { pathname } = location;
  history.replaceState({ redirectAfter: '/find-contact?search=plombier', onlyFor: 'somebody-else' }, '');
  await renderWithMessages(<LoginScreen />, { messages: ['login', 'accounts', 'errors'] });
  await page.getByRole('link', { name: 'Create an account' }).click();
  expect(location.pathname).toBe('/register');
  expect(history.state.redirectAfter).toBeUndefined();
  history.replaceState(null, '', pathname);
});

it('asks the next person on this page anew whether the phone is theirs', async () => {
  const box = page.getByRole('checkbox', { name: /my phone/ });
  const first = await renderWithMessages(<LoginScreen />, { messages: ['login', 'accounts', 'errors'] });
  await box.click();
  await first.unmount();
  const again = await renderWithMessages(<LoginScreen />, { messages: ['login', 'accounts', 'errors'] });
  await expect.element(box).toBeChecked();
  await again.unmount();
  purgePersonalCaches();
  await renderWithMessages(<LoginScreen />, { messages: ['login', 'accounts', 'errors'] });
  await expect.element(box).not.toBeChecked();
});

it('says whose number waits behind it, and nothing where that business is gone', async () => {
  const answer = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response('<div id="root"><h1>Chez Awa</h1></div>'));
  history.replaceState({ redirectAfter: '/find-contact?contact=chez-awa' }, '');
  const first = await renderWithMessages(<LoginScreen />, { messages: ['login', 'accounts', 'errors'] });
  await expect.element(page.getByText('After you log in: the number of Chez Awa')).toBeVisible();
  await first.unmount();
  answer.mockImplementation(async () => new Response('<h1>Not found</h1>', { status: 404 }));
  await renderWithMessages(<LoginScreen />, { messages: ['login', 'accounts', 'errors'] });
  await new Promise((soon) => setTimeout(soon, 200));
  expect(document.body.textContent).not.toContain('After you log in');
  vi.restoreAllMocks();
});

it('signs in who left while a code was checked, and leads them nowhere', async () => {
  const { pathname } = location;
  sessionStorage.clear();
  const held = Promise.withResolvers<void>();
  const asked = vi.fn();
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const address = String(input);
    const expiresAt = new Date(Date.now() + 600_000).toISOString();
    if (address.includes('sendOtp'))
      return Response.json({ result: { data: { mark: 'KZ', expiresAt, resendAfterSeconds: 60 } } });
    if (!address.includes('verifyOtp')) return new Response(null, { status: 503 });
    asked();
    await held.promise;
    return Response.json({ result: { data: { user: seller, restored: false } } });
  });
  const drawn = await renderWithMessages(<LoginScreen />, { messages: ['login', 'accounts', 'errors'] });
  await page.getByRole('textbox', { name: /mail/ }).fill(seller.email);
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill('6 70 00 00 01');
  await page.getByRole('button', { name: 'Send me the code' }).click();
  for (const position of [1, 2, 3, 4, 5, 6])
    await page.getByLabelText(`Digit ${position} of 6`).fill(String(position));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await drawn.unmount();
  history.pushState(null, '', '/faq');
  held.resolve();
  await vi.waitFor(() => expect(currentSession().user?._id).toBe(seller._id));
  await new Promise((soon) => setTimeout(soon, 100));
  expect(location.pathname).toBe('/faq');
  dropUser();
  history.replaceState(null, '', pathname);
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('leaves who went on alone once a code is sent, and keeps that it was', async () => {
  const { pathname } = location;
  sessionStorage.clear();
  const held = Promise.withResolvers<void>();
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (!String(input).includes('sendOtp')) return new Response(null, { status: 503 });
    await held.promise;
    const expiresAt = new Date(Date.now() + 600_000).toISOString();
    return Response.json({ result: { data: { mark: 'KZ', expiresAt, resendAfterSeconds: 60 } } });
  });
  const drawn = await renderWithMessages(<LoginScreen />, { messages: ['login', 'accounts', 'errors'] });
  await page.getByRole('textbox', { name: /mail/ }).fill(seller.email);
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill('6 70 00 00 01');
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await drawn.unmount();
  history.pushState(null, '', '/faq');
  held.resolve();
  await vi.waitFor(() => expect(readDraft(loginCodePlace, noCodeRequest).sent?.mark).toBe('KZ'));
  await new Promise((soon) => setTimeout(soon, 100));
  expect(location.pathname).toBe('/faq');
  expect(history.state).toBeNull();
  history.replaceState(null, '', pathname);
  sessionStorage.clear();
  vi.restoreAllMocks();
});
