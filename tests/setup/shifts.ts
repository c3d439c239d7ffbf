import type { Page } from 'playwright-core';

/** Layout shifts as the browser reports them; what follows a tap within half a second is expected, and no shift. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** How far the parts of the open page have moved by themselves: its cumulative layout shift. */
export async function totalShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as Shift[])
        if (!hadRecentInput) total += value;
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((soon) => setTimeout(soon, 100));
    return total;
  });
}
