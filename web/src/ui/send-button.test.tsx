import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { SendButton } from './send-button.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('waits for the network, and says so', async () => {
  const press = vi.fn();
  await renderWithMessages(<SendButton onClick={press}>Save</SendButton>);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  const waiting = page.getByRole('button', { name: 'No network right now' });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  waiting.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(press).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await page.getByRole('button', { name: 'Save' }).click();
  expect(press).toHaveBeenCalledTimes(1);
});

/** Sends until it is answered. */
function Sending({ answered }: { answered: Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const send = () => {
    setBusy(true);
    void answered.then(() => setBusy(false));
  };
  return (
    <SendButton busy={busy} onClick={send}>
      {busy ? 'Sending…' : 'Send'}
    </SendButton>
  );
}

it('says after eight seconds that the network is slow, until it was answered', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const said = (text: string) =>
    vi.waitFor(() => expect(document.querySelector('button')?.textContent).toBe(text));
  await renderWithMessages(<Sending answered={answered} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.querySelector('button')?.click();
  await said('Sending…');
  await vi.advanceTimersByTimeAsync(8100);
  await said('Slow network, one moment…');
  answer();
  await said('Send');
});
