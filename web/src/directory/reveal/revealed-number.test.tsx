import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../../test/contact.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { DataProvider } from '../../lib/api/data-provider.tsx';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { RevealContext } from './reveal-context.ts';
import { RevealedNumber } from './revealed-number.tsx';
import { useCardReveal, useReveal } from './use-reveal.ts';

const arrival = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('virtual:catalogue-names/en', async (load) => {
  await arrival.promise;
  return load();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function Opened() {
  return (
    <RevealContext value={useCardReveal(useReveal(), false)}>
      <RevealedNumber contact={{ ...contact, subcategory: 'plumbers' }} onClose={() => {}} />
    </RevealContext>
  );
}

const whatsApp = page.getByRole('link', { name: /WhatsApp/ });

it('suggests a message with the trade once its name is here, until somebody writes their own', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(null, { status: 503 }));
  await renderWithMessages(
    <SessionProvider>
      <DataProvider>
        <Opened />
      </DataProvider>
    </SessionProvider>,
    { messages: ['search', 'directory', 'errors'] },
  );
  await expect.element(whatsApp).toHaveAttribute('href', expect.stringContaining('%E2%80%9C%E2%80%9D'));
  arrival.resolve();
  await expect.element(whatsApp).toHaveAttribute('href', expect.stringMatching(/%E2%80%9Cplumber%E2%80%9D/i));
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox').fill('');
  await expect.element(page.getByRole('textbox')).toHaveValue('');
});
