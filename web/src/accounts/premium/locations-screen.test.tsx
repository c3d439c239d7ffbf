import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { Toasts } from '../../ui/toast.tsx';
import type { Location } from './location-change.ts';
import { LocationsScreen } from './locations-screen.tsx';

const at = (quartier: string) => ({ region: 'littoral', city: 'douala', quartier, landmark: null });
const premium = (quartiers: string[]): CurrentUser => ({
  ...seller,
  branding: { ...seller.branding, isShown: true },
  locations: quartiers.map(at),
});

/** Answers the landmarks, else the quartiers, of each list that is sent, and what lets the next one be answered. */
async function open(quartiers: string[]) {
  const sent: string[][] = [];
  const waiting: (() => void)[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('changeLocations')) return new Response(null, { status: 503 });
    const { locations } = JSON.parse(String(init?.body));
    sent.push(locations.map((location: Location) => location.landmark ?? location.quartier));
    await new Promise<void>((answer) => waiting.push(answer));
    return Response.json({ result: { data: { user: { ...premium([]), locations } } } });
  });
  keepUser(premium(quartiers));
  await renderWithMessages(
    <SessionProvider>
      <LocationsScreen />
      <Toasts />
    </SessionProvider>,
    { messages: ['premium', 'accounts', 'errors'] },
  );
  const answer = () => vi.waitUntil(() => waiting.shift()).then((go) => go());
  return { sent, answer };
}
const button = (name: RegExp | string) => page.getByRole('button', { name });

afterEach(() => {
  vi.restoreAllMocks();
  dropUser();
});

it('leaves nothing else to be changed while an address is, and the focus where somebody works', async () => {
  await open(['Akwa', 'Deido', 'Bali', 'Makepe']);
  await button(/^Change: Makepe/).click();
  await expect.element(page.getByRole('combobox', { name: /^Region/ })).toHaveFocus();
  await expect.element(button(/^(Change|Remove):/)).not.toBeInTheDocument();
  await expect.element(button(/^Add an address/)).not.toBeInTheDocument();
  keepUser(premium(['Akwa', 'Bali', 'Makepe']));
  await expect.element(page.getByRole('combobox', { name: /^Quartier/ })).toHaveValue('Makepe');
  await button('Cancel').click();
  await expect.element(page.getByRole('heading', { name: /^Deido/ })).not.toBeInTheDocument();
  await button(/^Add an address/).click();
  await button('Cancel').click();
  await expect.element(button(/^Add an address/)).toHaveFocus();
});

it('changes the list as another tab left it, and takes back no more than its own change', async () => {
  const { sent, answer } = await open(['Akwa', 'Deido', 'Bali']);
  await button(/^Change: Deido/).click();
  await page.getByRole('textbox', { name: /^Landmark/ }).fill('Makepe');
  keepUser(premium(['Akwa', 'Bali', 'Deido', 'Logpom']));
  await button('Save').click();
  await answer();
  await button('Undo').click();
  await answer();
  await expect.element(page.getByText('As it was before')).toBeVisible();
  expect(sent).toEqual([
    ['Akwa', 'Bali', 'Makepe', 'Logpom'],
    ['Akwa', 'Bali', 'Deido', 'Logpom'],
  ]);
});

it('makes one change at a time', async () => {
  const { sent, answer } = await open(['Akwa', 'Deido', 'Bali']);
  await button(/^Remove: Deido/).click();
  await expect.element(button(/^Add an address/)).toHaveAttribute('aria-disabled', 'true');
  await button(/^Remove: Bali/).click({ force: true });
  await answer();
  await expect.element(button(/^Add an address/)).toHaveFocus();
  expect(sent).toEqual([['Akwa', 'Bali']]);
});

it('narrows the quartiers to what is typed, and offers none once one is there', async () => {
  await open(['Akwa']);
  await button(/^Change: Akwa/).click();
  const field = page.getByRole('combobox', { name: /^Quartier/ });
  await field.fill('makep');
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await expect.element(option('Makepe')).toBeVisible();
  await expect.element(option('Bonapriso')).not.toBeInTheDocument();
  await field.fill('makepe');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});
