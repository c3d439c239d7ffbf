import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What moves has come to rest; what moves for ever does not. */
const untilStill = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  );

/** Nothing sticks out of the page, and nobody is kept from reading it. */
export async function expectWhole(page: Page, where = new URL(page.url()).pathname) {
  await page.evaluate(untilStill);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // No page of ours has frames, which alone need a page of the tool's own to be put together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, where).toEqual([]);
  await expectFit(page, where);
}

/** Nothing sticks out of the page. */
export async function expectFit(page: Page, where = page.url()) {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${where} is wider than the screen`).toBe(0);
}
