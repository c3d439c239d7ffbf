import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../../test/render.tsx';
import { seller } from '../../../../test/seller.ts';
import { SessionContext } from '../../../lib/session/session-context.ts';
import { Toasts } from '../../../ui/toast.tsx';
import { AlertsPanel } from './alerts-panel.tsx';

afterEach(() => void vi.restoreAllMocks());

const alert = {
  ...{ _id: 'a', search: 'doors', filters: {}, createdAt: '2026-11-20T10:00:00.000Z' },
  ...{ toldAt: null, stopped: false },
};

it('says by a toast that an alert did not come back, when its settings were left', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (String(input).includes('saveAlert')) return new Response(null, { status: 503 });
    const alerts = String(input).includes('removeAlert') ? [] : [alert];
    return Response.json({ result: { data: { alerts, limit: 10, off: null } } });
  });
  const settings = await renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: seller }}>
      <AlertsPanel />
    </SessionContext>,
    { messages: ['settings', 'errors'] },
  );
  await page.getByRole('button', { name: /^Delete the alert/ }).click();
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
  await settings.unmount();
  await renderWithMessages(<Toasts />);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText(/^The alert is not back\./)).toBeVisible();
});
