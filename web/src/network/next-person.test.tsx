import type { Connection } from '@mboalink/shared/network/calls.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../test/contact.ts';
import { trialQuota } from '../../test/quota.ts';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import { SessionProvider } from '../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../lib/session/session-store.ts';
import { showToast, Toasts } from '../ui/toast.tsx';
import { MyContactsScreen } from './my-contacts-screen.tsx';

const met: Connection = {
  ...{ _id: 'r1', state: 'listed', businessName: 'Chez Bih', connectedUserId: contact },
  ...{ connectionType: 'BUYER_SELLER', interactionType: 'phone', trustLevel: 'contact' },
  ...{ location: null, note: 'Pays late' },
  ...{ firstContactAt: '2026-11-02T10:00:00.000Z', lastContactAt: '2026-11-20T10:00:00.000Z' },
};

const one = { ...seller, userType: 'buyer' } as const;
const other = { ...one, _id: 'another-buyer' };

const pagination = { page: 1, limit: 20, totalCount: 1 };

const answers: Record<string, unknown> = {
  'directory.revealedToday': { contacts: [contact], left: 0, quotaInfo: trialQuota },
  'network.connections': { connections: [met], pagination },
  'network.saved': { saved: [{ _id: 's1', savedAt: met.firstContactAt, contact }], pagination },
  'network.opened': { opened: [{ day: '2026-11-20', contact }], pagination },
};

/** Draws a view for one person, with a network that hangs from the moment that another is there. */
async function draw(view: string) {
  history.replaceState(null, '', `${location.pathname}${view}`);
  const network = { hangs: false };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const name = new URL(String(input), location.href).pathname.replace('/api/trpc/', '');
    if (network.hangs) return new Promise<Response>(() => {});
    const answer = answers[name];
    if (!answer) return new Response(null, { status: 503 });
    return Response.json({ result: { data: answer } });
  });
  keepUser(one);
  const { container } = await renderWithMessages(
    <SessionProvider>
      <MyContactsScreen />
      <Toasts />
    </SessionProvider>,
    { messages: ['network', 'directory', 'search', 'errors'] },
  );
  return { container, network };
}

const { pathname, search } = location;

afterEach(() => {
  history.replaceState(null, '', pathname + search);
  vi.restoreAllMocks();
  dropUser();
});

it.each([
  ['whom they know', '', 'Chez Bih'],
  ['whom they saved', '?view=saved', '6 70 00 00 09'],
  ['whom they opened', '?view=opened', '6 70 00 00 09'],
])('shows the next person nothing of %s', async (_, view, name) => {
  const { container, network } = await draw(view);
  await expect.element(page.getByRole('listitem').getByText(name).first()).toBeVisible();
  showToast({ text: `${name} is blocked`, undo: () => {} });
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  network.hangs = true;
  keepUser(other);
  await expect.poll(() => container.textContent).not.toContain(name);
  expect(container.textContent).not.toContain('Pays late');
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('leaves what was typed where it is while the same person is heard of again', async () => {
  await draw('');
  const note = page.getByRole('button', { name: 'Change the note about Chez Bih' });
  await note.click();
  const area = page.getByRole('textbox', { name: 'Note to yourself' });
  await area.fill('Pays in time');
  keepUser({ ...one });
  await expect.element(area).toHaveValue('Pays in time');
});
