import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { Toasts } from '../../ui/toast.tsx';
import { BrandingScreen } from './branding-screen.tsx';

const premium: CurrentUser = { ...seller, branding: { ...seller.branding, isShown: true } };
const choice = (name: string) => page.getByRole('radio', { name, exact: true });

function open(user: CurrentUser) {
  keepUser(user);
  return renderWithMessages(
    <SessionProvider>
      <BrandingScreen />
      <Toasts />
    </SessionProvider>,
    { messages: ['premium', 'errors'] },
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  dropUser();
});

it('keeps what is chosen while it saves, to be saved next', async () => {
  const sent: { colour: string | null; cover: string | null }[] = [];
  let answer = () => {};
  const answered = new Promise<void>((go) => {
    answer = go;
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('changeBranding')) return new Response(null, { status: 503 });
    const chosen = JSON.parse(String(init?.body));
    sent.push(chosen);
    await answered;
    return Response.json({
      result: { data: { user: { ...premium, branding: { ...chosen, isShown: true } } } },
    });
  });
  await open(premium);
  await choice('Indigo').click({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await choice('Mountains').click({ force: true });
  answer();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(choice('Mountains')).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('button', { name: 'Nothing is changed yet.' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(choice('Mountains')).not.toBeChecked();
  expect(sent.map(({ colour, cover }) => [colour, cover])).toEqual([
    ['indigo', null],
    ['indigo', 'peaks'],
    ['indigo', null],
  ]);
});

it('saves the rest beside a name that is reserved since it was taken', async () => {
  const branding = { ...premium.branding, shortName: 'orangepay' };
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 503 }));
  const sent = () => fetched.mock.calls.filter(([input]) => String(input).includes('changeBranding'));
  await open({ ...premium, branding });
  await choice('Indigo').click({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent().length).toBeGreaterThan(0);
  expect(JSON.parse(String(sent()[0]?.[1]?.body))).toMatchObject({
    colour: 'indigo',
    shortName: 'orangepay',
  });
});

it('offers what is typed as a link may be called, at once', async () => {
  await open(premium);
  const field = page.getByRole('textbox', { name: /^Name of the link/ });
  await field.fill('Comfort’s Kitchen');
  await page.getByRole('button', { name: 'Take “comfortskitchen”' }).click();
  await expect.element(field).toHaveValue('comfortskitchen');
  await expect.element(page.getByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
});
