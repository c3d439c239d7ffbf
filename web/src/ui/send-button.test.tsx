import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { SendButton } from './send-button.tsx';

afterEach(() => void vi.restoreAllMocks());

it('waits for the network, and says so', async () => {
  const press = vi.fn();
  await renderWithMessages(<SendButton onClick={press}>Save</SendButton>);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  const waiting = page.getByRole('button', { name: 'Waiting for the network' });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  waiting.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(press).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await page.getByRole('button', { name: 'Save' }).click();
  expect(press).toHaveBeenCalledTimes(1);
});
