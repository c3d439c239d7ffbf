import { noCriteria } from '@mboalink/shared/directory/criteria.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { SaveAlert } from './save-alert.tsx';

afterEach(() => void vi.restoreAllMocks());

it('says that a search is still saved where it could not be taken back', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    String(input).includes('saveAlert')
      ? Response.json({
          result: { data: { alerts: [], limit: 10, off: null, savedId: 'a', added: true, resumed: false } },
        })
      : new Response(null, { status: 503 }),
  );
  const onFollow = vi.fn();
  await renderWithMessages(
    <SaveAlert criteria={{ ...noCriteria, search: 'doors' }} onFollow={onFollow} onClose={() => {}} />,
    { messages: ['search', 'errors'] },
  );
  await page.getByRole('button', { name: 'Alert me' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('alert').getByText(/^The search is still saved\./)).toBeVisible();
  await expect.element(page.getByText(/^Search saved\./)).toBeVisible();
  expect(page.getByText(/not saved/).all()).toEqual([]);
  expect(onFollow.mock.calls).toEqual([[true]]);
});

it.each([
  [{ search: 'doors' }, /^“doors”$/],
  [{ subcategory: 'restaurants', city: 'douala' }, /^Restaurants · Douala$/],
])('names what is asked for, as the list of alerts does: %o', async (asked, name) => {
  await renderWithMessages(
    <SaveAlert criteria={{ ...noCriteria, ...asked }} onFollow={vi.fn()} onClose={() => {}} />,
    { messages: ['search', 'errors'] },
  );
  await expect.element(page.getByRole('dialog').getByText(name)).toBeVisible();
});
