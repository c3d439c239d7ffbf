import type { Page } from 'playwright-core';

/** Slow 3G: what a page asks for from here on waits 400 ms, and comes with 400 kbit/s in all. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}
