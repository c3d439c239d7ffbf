import { endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { expect, it } from 'vitest';
import { useBrowser } from '../setup/page.ts';

const open = useBrowser();

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
  const block = page.locator('.opblock', { has: page.locator('[data-path="/auth/send-otp"]') }).first();
  await block.locator('.opblock-summary').click();
  await block.getByRole('button', { name: 'Execute' }).click();
  await block.locator('.live-responses-table .response-col_status', { hasText: '404' }).waitFor();
  expect(await block.locator('.live-responses-table').textContent()).toContain('account_not_found');
  expect(problems).toEqual([]);
});
