import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { Toasts } from '../../ui/toast.tsx';
import { OpenPagePanel } from './open-page-panel.tsx';

function Panel() {
  const { user } = useSession();
  return user && <OpenPagePanel user={user} />;
}

const open = () => {
  keepUser(seller);
  return renderWithMessages(
    <SessionProvider>
      <Panel />
      <Toasts />
    </SessionProvider>,
    { messages: ['settings', 'errors'] },
  );
};
const toggle = page.getByRole('switch', { name: 'My page is open to everybody' });

afterEach(() => {
  vi.restoreAllMocks();
  dropUser();
  history.replaceState(null, '', location.pathname + location.search);
});

it('says what closing the page does, closes it, and opens it again by undo', async () => {
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const { openPage } = JSON.parse(String(init?.body));
    sent.push(openPage);
    const user = { ...seller, openPage, hasOpenPage: openPage };
    return Response.json({ result: { data: { user } } });
  });
  await open();
  await expect
    .element(toggle)
    .toHaveAccessibleDescription(/If you close it, its address and the code on your poster/);
  await toggle.click({ force: true });
  await expect.element(page.getByText('Your page is closed')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See my page' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('link', { name: 'See my page' })).toBeVisible();
  expect(sent).toEqual([false, true]);
});

it('does not say closed where that was not saved', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  await open();
  await toggle.click({ force: true });
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  await expect.element(toggle).toBeChecked();
  expect(document.body.textContent).not.toContain('Your page is closed');
});

it('has the focus on its switch for whoever was led there', async () => {
  history.replaceState(null, '', '#your-page');
  await open();
  await expect.element(toggle).toHaveFocus();
});
