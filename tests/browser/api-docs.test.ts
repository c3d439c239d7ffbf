import { endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { registerMember } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { itLong } from '../setup/rounds.ts';

const open = useBrowser();

/** Opens one call of the page by its summary, and answers its block. */
async function openCall(page: Page, path: string) {
  const block = page.locator('.opblock', { has: page.locator(`[data-path="${path}"]`) }).first();
  await block.locator('.opblock-summary').click();
  return block;
}

it('shows every call, asks nobody else for anything, and sends the example of a body as it stands', async () => {
  const { page, problems } = await open({ language: 'en', width: 1280 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/api/docs');
  const addresses = endpointsOf(router);
  await page
    .locator('.opblock')
    .nth(addresses.length - 1)
    .waitFor();
  expect(await page.locator('.opblock').count()).toBe(addresses.length);
  const { origin } = new URL(page.url());
  expect(asked.filter((address) => !address.startsWith(origin) && !address.startsWith('data:'))).toEqual([]);
  const block = await openCall(page, '/auth/send-otp');
  await block.getByRole('button', { name: 'Execute' }).click();
  await block.locator('.live-responses-table .response-col_status', { hasText: '404' }).waitFor();
  expect(await block.locator('.live-responses-table').textContent()).toContain('account_not_found');
  expect(problems).toEqual([]);
});

itLong.each([360, 1280])(
  'tries a call out as the person who is signed in, within the screen, %s pixels wide',
  async (width) => {
    const opened = await open({ language: 'en', width });
    const member = await registerMember();
    await signInAs(opened, member);
    const { page, problems } = opened;
    await page.goto('/api/docs');
    const block = await openCall(page, '/contacts/search');
    await block.locator('tbody .response-col_description').first().waitFor();
    for (const cell of ['tbody .parameters-col_description', 'tbody .response-col_description']) {
      const box = await block.locator(cell).first().boundingBox();
      expect(box?.width, cell).toBeGreaterThan(270);
      expect((box?.x ?? 0) + (box?.width ?? 0), cell).toBeLessThanOrEqual(width);
    }
    await block.getByRole('button', { name: 'Execute' }).click();
    await block.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
    expect(await block.locator('.live-responses-table').textContent()).toContain('quotaInfo');
    expect(problems).toEqual([]);
  },
);
