import type { Page } from 'playwright-core';

/** A layout shift as the browser reports it; what follows a tap within half a second is expected, and no shift. */
type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Which parts of the open page have moved by themselves, how far, from where and to where. */
export async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const moved: string[] = [];
    const called = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName}.${element?.className} "${node?.textContent?.slice(0, 40)}"`;
    };
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, startTime, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const parts = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${called(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        moved.push(`${value} at ${startTime} ms: ${parts.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((soon) => setTimeout(soon, 100));
    return moved;
  });
}
