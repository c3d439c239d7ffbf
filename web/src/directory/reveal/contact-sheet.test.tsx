import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../../test/contact.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { DataProvider } from '../../lib/api/data-provider.tsx';
import { queryClient } from '../../lib/api/query-client.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { hideToast, Toasts } from '../../ui/toast.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { RevealContext } from './reveal-context.ts';
import { useCardReveal, useReveal } from './use-reveal.ts';

vi.mock('../report/report-sheet.tsx', () => {
  throw new TypeError('no network');
});

/** A card's way to a report, and the place of its sheet, which a long list may hold apart. */
function Card() {
  const reveal = useReveal();
  return (
    <RevealContext value={useCardReveal(reveal, false)}>
      <ReportButton contact={contact} />
      <ContactSheet reveal={reveal} />
      <Toasts />
    </RevealContext>
  );
}

afterEach(() => {
  hideToast();
  vi.restoreAllMocks();
  queryClient.clear();
  dropUser();
});

it('says in view that the sheet of a report did not come, at each tap', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  keepUser(seller);
  await renderWithMessages(
    <SessionProvider>
      <DataProvider>
        <Card />
      </DataProvider>
    </SessionProvider>,
    { messages: ['search', 'directory', 'errors'] },
  );
  const said = page.getByRole('status').getByText(/^“Report a problem” did not open\./);
  await page.getByRole('button', { name: /^Report/ }).click();
  await expect.element(said).toBeVisible();
  expect(page.getByRole('alert').all()).toEqual([]);
  hideToast();
  await expect.element(said).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Report/ }).click();
  await expect.element(said).toBeVisible();
});
