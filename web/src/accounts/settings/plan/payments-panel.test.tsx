import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../../test/render.tsx';
import { PaymentsPanel } from './payments-panel.tsx';

const payment = {
  txRef: '6f1c2a7e-5b7d-4c1e-9a58-2f3b8d0e4c11',
  ...{ status: 'successful', plan: 'pro', amount: 6000, receipt: '2026-000042' },
  ...{ operator: 'mtn', phoneEnd: '21' },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', succeededAt: '2026-11-20T09:01:00.000Z' },
};
const failed = { ...payment, txRef: 'b', status: 'failed', receipt: null, succeededAt: null };
const reviewed = { ...failed, txRef: 'c', status: 'pending', state: 'review' };

const revoked = {
  ...{ ...payment, txRef: 'd', receipt: '2026-000041', succeededAt: '2026-11-19T09:01:00.000Z' },
  revokedAt: '2026-11-24T09:01:00.000Z',
};

const answer = (payments: unknown[]) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ result: { data: { payments } } }));

const open = (language: 'en' | 'fr' = 'en') =>
  renderWithMessages(<PaymentsPanel />, { language, messages: ['receipt'] });

afterEach(() => vi.restoreAllMocks());

it('lists what was paid with its receipt, and what was not without', async () => {
  answer([payment, failed, reviewed, revoked]);
  await open('fr');
  await expect.element(page.getByText('En vérification, rien à faire')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Reçu 2026-000042' }))
    .toHaveAttribute('href', `/receipt/${payment.txRef}`);
  await expect.element(page.getByText('Non payé')).toBeVisible();
  await expect.element(page.getByText('20 novembre 2026 à 10:01')).toBeVisible();
  await expect.element(page.getByText('MTN Mobile Money •• 21 · Reçu n° 2026-000042')).toBeVisible();
  await expect.element(page.getByText('Remboursé')).toBeVisible();
  expect(page.getByRole('link').all()).toHaveLength(2);
});

it('says that there is none yet', async () => {
  answer([]);
  await open();
  await expect.element(page.getByText(/No payment yet\./)).toBeVisible();
});

it('asks again where the list did not arrive', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  await open();
  await expect.element(page.getByText(/Your payments did not load\./)).toBeVisible();
  vi.restoreAllMocks();
  answer([payment]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Paid', { exact: true })).toBeVisible();
});
