import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../../test/contact.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { purgePersonalCaches } from '../../lib/personal-caches.ts';
import { SessionContext } from '../../lib/session/session-context.ts';
import { hideToast, Toasts } from '../../ui/toast.tsx';
import { SaveButton } from './save-button.tsx';

/** Each call waits until it is let go; answers what was called, in order. */
async function draw({ inSheet = false } = {}) {
  const calls: { verb: string | undefined; answer: (status?: number, error?: string) => void }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(
    (input) =>
      new Promise((resolve) => {
        const verb = /network\.(\w+)/.exec(String(input))?.[1];
        const answer = (status = 200, error = '') =>
          resolve(
            status === 200
              ? Response.json({ result: { data: {} } })
              : Response.json({ error: { message: '', data: { error } } }, { status }),
          );
        calls.push({ verb, answer });
      }),
  );
  await renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: seller }}>
      <SaveButton contact={contact} inSheet={inSheet} />
      <Toasts />
    </SessionContext>,
    { messages: ['directory', 'errors'] },
  );
  const button = page.getByRole('button', { name: 'Save Chez Bih in my contacts' });
  const pressed = (is: boolean) => expect.element(button).toHaveAttribute('aria-pressed', String(is));
  const called = () => calls.map(({ verb }) => verb);
  const answerNext = async (count: number, ...how: [status?: number, error?: string]) => {
    await vi.waitUntil(() => calls.length === count);
    calls[count - 1]?.answer(...how);
  };
  return { button, pressed, called, answerNext };
}

afterEach(() => {
  vi.restoreAllMocks();
  purgePersonalCaches();
  hideToast();
});

it('is pressed before the answer, and takes back what was done', async () => {
  const { button, pressed, called, answerNext } = await draw();
  await pressed(false);
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await button.click();
  await pressed(true);
  await answerNext(1);
  await expect.element(page.getByText('Contact saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await pressed(false);
  await answerNext(2);
  await expect.element(page.getByText('Contact removed from your list')).toBeVisible();
  expect(called()).toEqual(['save', 'unsave']);
});

it('takes back in a sheet what was done there', async () => {
  const { button, pressed, called, answerNext } = await draw({ inSheet: true });
  await button.click();
  await answerNext(1);
  await expect.element(page.getByText('Contact saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await pressed(false);
  await answerNext(2);
  await expect.element(page.getByText('Contact removed from your list')).toBeVisible();
  expect(called()).toEqual(['save', 'unsave']);
});

it('ends in the last wish, however quickly it is tapped, one call at a time', async () => {
  const { button, pressed, called, answerNext } = await draw();
  for (const _ of [1, 2, 3, 4]) await button.click();
  await pressed(false);
  await answerNext(1);
  await answerNext(2);
  await button.click();
  await answerNext(3);
  await pressed(true);
  expect(called()).toEqual(['save', 'unsave', 'save']);
});

it('goes back to what is known, and says why', async () => {
  const { button, pressed, answerNext } = await draw({ inSheet: true });
  await button.click();
  await answerNext(1, 409, 'conflict');
  await expect.element(page.getByRole('alert').getByText('the maximum', { exact: false })).toBeVisible();
  await pressed(false);
  await button.click();
  await answerNext(2);
  await expect.element(page.getByText('Contact saved')).toBeVisible();
  expect(page.getByRole('alert').all()).toHaveLength(0);
});
