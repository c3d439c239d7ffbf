import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { hideToast, Toasts } from '../ui/toast.tsx';
import { SheetOpener } from './sheet-opener.tsx';

afterEach(() => {
  hideToast();
  vi.restoreAllMocks();
});

it('says in view and once, whatever was tapped, that a sheet did not come', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  const load = async () => {
    throw new TypeError('no network');
  };
  const opener = (label: string) => (
    <SheetOpener {...{ load, label }} sheet={{}} icon={null} failed={`${label} did not open`} />
  );
  await renderWithMessages(
    <>
      {opener('Share')}
      {opener('Export')}
      <Toasts />
    </>,
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.element(page.getByRole('status').getByText('Share did not open')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByRole('status').getByText('Export did not open')).toBeVisible();
  expect(page.getByText(/did not open$/).all()).toHaveLength(1);
});
