import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { dropUser } from '../../lib/session/session-store.ts';
import { Toasts } from '../../ui/toast.tsx';
import { PauseInstead } from './pause-instead.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  dropUser();
});

/** Stands in the sheet that closes once the listing is paused. */
function Closing({ onPaused }: { onPaused: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onPaused();
    setOpen(false);
  };
  return isOpen && <PauseInstead user={seller} onPaused={close} />;
}

const open = async () => {
  const onPaused = vi.fn();
  await renderWithMessages(
    <>
      <Closing onPaused={onPaused} />
      <Toasts />
    </>,
    { messages: ['settings', 'errors'] },
  );
  await page.getByRole('button', { name: 'Pause my listing instead' }).click();
  return onPaused;
};

it('pauses the listing in place of deleting the account, and takes it back by undo', async () => {
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const choice = JSON.parse(String(init?.body));
    sent.push(choice);
    const user = { ...seller, visibility: { ...seller.visibility, ...choice } };
    return Response.json({ result: { data: { user } } });
  });
  const onPaused = await open();
  await expect.element(page.getByText('Your listing is paused')).toBeVisible();
  expect(onPaused).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Undo' }).click();
  await vi.waitFor(() => expect(sent).toEqual([{ paused: true }, { paused: false }]));
  await expect.element(page.getByText('Your listing is no longer paused')).toBeVisible();
});

it('says that the listing is still paused where the sheet has gone, and why', async () => {
  vi.spyOn(window, 'fetch').mockImplementationOnce(async () =>
    Response.json({
      result: { data: { user: { ...seller, visibility: { ...seller.visibility, paused: true } } } },
    }),
  );
  await open();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('status').getByText(/not saved/)).toBeVisible();
});

it('says that it was not saved, and stays', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  const onPaused = await open();
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(onPaused).not.toHaveBeenCalled();
});
