import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { keepWish } from '../../directory/later-wishes.ts';
import { DataProvider } from '../../lib/api/data-provider.tsx';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { hideToast, showToast } from '../../ui/toast.tsx';
import { Shell } from './shell.tsx';

afterEach(() => {
  hideToast();
  dropUser();
  vi.restoreAllMocks();
});

it('says on a small phone without a network all of what it has to say, one above the other', async () => {
  await page.viewport(360, 640);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  keepUser(seller);
  keepWish({ kind: 'trust', about: '1', name: 'Ngo', wanted: true });
  await renderWithMessages(
    <SessionProvider>
      <DataProvider>
        <Shell current="faq">
          <p style={{ height: 2000 }}>Questions</p>
        </Shell>
      </DataProvider>
    </SessionProvider>,
  );
  showToast({ text: '“Export” did not open. Try again when the network is back.', failed: true });
  const said = [/did not open/, /change will leave/, /appear to be offline/].map((text) =>
    page.getByRole('status').getByText(text),
  );
  for (const text of said) await expect.element(text).toBeInViewport();
  const [toast, waiting, offline] = said.map((text) => text.element().getBoundingClientRect());
  expect(toast?.bottom).toBeLessThanOrEqual(waiting?.top ?? 0);
  expect(waiting?.bottom).toBeLessThanOrEqual(offline?.top ?? 0);
});
