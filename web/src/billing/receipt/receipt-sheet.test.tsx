import type { Receipt } from '@mboalink/shared/billing/calls.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

const receipt: Receipt = {
  ...{ number: '2026-000042', issuedAt: '2026-11-20T09:01:00.000Z', revokedAt: null },
  txRef: '6f1c2a7e-5b7d-4c1e-9a58-2f3b8d0e4c11',
  ...{ plan: 'pro', days: 30, amount: 6000, currency: 'XAF', operator: 'orange', phoneEnd: '07' },
  payer: { name: 'Rosine Kengne', email: 'rosine@example.cm' },
};

afterEach(() => vi.restoreAllMocks());

it.each(['en', 'fr'] as const)(
  'says who paid what to whom, in %s, and shares none of who',
  async (language) => {
    await renderWithMessages(<ReceiptSheet receipt={receipt} />, { language, messages: ['receipt'] });
    const sheet = page.getByRole('article');
    for (const text of [/2026-000042/, /Rosine Kengne/, /6\s000\sFCFA/, /Orange Money.* 07/, /Douala/])
      await expect.element(sheet.getByText(text)).toBeVisible();
    const share =
      page
        .getByRole('link', { name: /WhatsApp/ })
        .element()
        .getAttribute('href') ?? '';
    const text = new URL(share).searchParams.get('text') ?? '';
    expect(text).toContain('2026-000042');
    for (const personal of ['Rosine', 'rosine', '07', receipt.txRef]) expect(text).not.toContain(personal);
  },
);

it('says that its money went back, and is shared no more as one that was paid', async () => {
  const revoked = { ...receipt, revokedAt: '2026-11-24T09:01:00.000Z' };
  await renderWithMessages(<ReceiptSheet receipt={revoked} />, { language: 'fr', messages: ['receipt'] });
  await expect.element(page.getByText('Remboursé le')).toBeVisible();
  await expect.element(page.getByText('24 novembre 2026 à 10:01')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
});

it('says from when until when a pass runs', async () => {
  const pass = { ...receipt, plan: 'week', days: 7 } as const;
  await renderWithMessages(<ReceiptSheet receipt={pass} />, { messages: ['receipt'] });
  await expect.element(page.getByText(/^from 20\sNovember 2026.* to 27\sNovember 2026/)).toBeVisible();
});

it('prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await renderWithMessages(<ReceiptSheet receipt={receipt} />, { messages: ['receipt'] });
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
});
