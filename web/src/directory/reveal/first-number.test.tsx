import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../../test/contact.ts';
import { trialQuota } from '../../../test/quota.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { DataProvider } from '../../lib/api/data-provider.tsx';
import { queryClient } from '../../lib/api/query-client.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { useQuota } from '../quota/use-quota.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { RevealContext } from './reveal-context.ts';
import { useCardReveal, useReveal } from './use-reveal.ts';

const locked = { ...contact, unlocked: false, whatsappNumber: null, email: null };

function Opener() {
  const reveal = useReveal();
  const isKnown = useQuota() !== undefined;
  useEffect(() => {
    if (isKnown) reveal.start(locked);
  }, [isKnown]);
  return (
    <RevealContext value={useCardReveal(reveal, false)}>
      <ContactSheet reveal={reveal} />
    </RevealContext>
  );
}

/** Somebody with this quota taps a number; answers which were opened. */
async function tap(quotaInfo: QuotaInfo) {
  const opened: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const isReveal = String(input).includes('directory.reveal');
    if (isReveal) opened.push(contact._id);
    if (!isReveal && !String(input).includes('directory.quota')) return new Response(null, { status: 503 });
    return Response.json({ result: { data: isReveal ? { contact, quotaInfo } : { quotaInfo } } });
  });
  keepUser(seller);
  queryClient.setQueryData(['directory', seller._id, 'quota'], quotaInfo);
  await renderWithMessages(
    <SessionProvider>
      <DataProvider>
        <Opener />
      </DataProvider>
    </SessionProvider>,
    { messages: ['search', 'directory', 'errors'] },
  );
  return opened;
}

const told = () => page.getByText(/The business will see the day on which its number was opened/);
const pass = { kind: 'day' as const, reveals: 15, endsAt: '2026-11-24T10:00:00.000Z' };
const byPass = (remaining: number): QuotaInfo => ({
  ...{ ...trialQuota, dailyLimit: 0, viewedToday: 0, remaining, planType: 'free' },
  passes: [{ ...pass, remaining }],
});

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  dropUser();
});

it.each([
  ['of the day', { ...trialQuota, viewedToday: 0, remaining: 3 }, 'This will be 1 of 3 today.'],
  ['of a pass without a plan', byPass(15), 'By pass, 15 left'],
])('the first number %s says what it costs and who sees it, and then opens', async (_, quota, cost) => {
  const opened = await tap(quota);
  await expect.element(told()).toBeVisible();
  await expect.element(page.getByText(cost)).toBeVisible();
  expect(opened).toEqual([]);
  await page.getByRole('button', { name: 'Open the number' }).click();
  await expect.poll(() => opened).toEqual(['c']);
});

it.each([
  ['of the day', trialQuota],
  ['of a pass', byPass(14)],
])('a later one %s opens at once', async (_, quota) => {
  const opened = await tap(quota);
  await expect.poll(() => opened).toEqual(['c']);
  await expect.element(told()).not.toBeInTheDocument();
});
