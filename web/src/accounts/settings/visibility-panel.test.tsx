import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { VisibilityPanel } from './visibility-panel.tsx';

function Panel() {
  const { user } = useSession();
  return user && <VisibilityPanel user={user} />;
}

const buyer = { ...seller, userType: 'buyer', isInTrial: false, hasActiveSubscription: false } as const;

const open = (user: typeof seller) => {
  keepUser(user);
  return renderWithMessages(
    <SessionProvider>
      <Panel />
    </SessionProvider>,
    { messages: ['settings', 'errors'] },
  );
};
const toggle = page.getByRole('switch', { name: 'Sellers can find me' });
const hideEmail = page.getByRole('switch', { name: /^Hide my/ });

afterEach(() => {
  vi.restoreAllMocks();
  dropUser();
});

it('lets a buyer be found by who sells, says what they see, and then lets them hide their address', async () => {
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const { listedAsBuyer } = JSON.parse(String(init?.body));
    sent.push(listedAsBuyer);
    const user = { ...buyer, visibility: { ...buyer.visibility, listedAsBuyer } };
    return Response.json({ result: { data: { user } } });
  });
  await open(buyer);
  await expect.element(toggle).toHaveAccessibleDescription(/“Customer”, .+, without your name/);
  await expect.element(hideEmail).not.toBeInTheDocument();
  await toggle.click({ force: true });
  await expect.element(hideEmail).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Who opened my number' })).toBeVisible();
  await toggle.click({ force: true });
  await expect.element(hideEmail).not.toBeInTheDocument();
  expect(sent).toEqual([true, false]);
});

it('offers it to nobody who sells, and to who sold once their business is found no more', async () => {
  const screen = await open(seller);
  await expect.element(hideEmail).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
  await screen.unmount();
  await open({ ...buyer, isInTrial: true });
  await expect.element(toggle).toBeDisabled();
  await expect.element(toggle).toHaveAccessibleDescription(/no longer in search/);
});
