import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import { SessionContext } from '../lib/session/session-context.ts';
import { PlanOffer } from './plan-offer.tsx';

afterEach(() => vi.restoreAllMocks());

it('tells above the plans which pass runs and until when', async () => {
  const pass = { kind: 'day', reveals: 10, remaining: 7, endsAt: '2126-11-27T10:00:00.000Z' };
  const answers: Record<string, unknown> = {
    methods: { methods: [{ type: 'mobile_money', operators: ['mtn'], pageOf: null }] },
    subscription: {
      asOf: '2026-11-20T12:00:00.000Z',
      paidUntil: null,
      openPayment: null,
      reviewedPayment: null,
      plans: [],
      passes: [pass],
    },
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const data = answers[/trpc\/\w+\.(\w+)/.exec(String(input))?.[1] ?? ''];
    return data ? Response.json({ result: { data } }) : new Response(null, { status: 503 });
  });
  await renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: seller }}>
      <PlanOffer />
    </SessionContext>,
    { messages: ['pricing', 'plans'] },
  );
  const told = page.getByText(/^Day pass: 7 contacts left, until .*2126/);
  await expect.element(told).toBeVisible();
  expect(told.element().compareDocumentPosition(page.getByRole('article').first().element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
