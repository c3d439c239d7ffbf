import type { Page } from 'playwright-core';

/** More than any screen has before its last way on. */
const mostStops = 120;

/** What is wrong with the element that has the focus: nobody sees that it has it, or it lies under something. */
type Stop = { name: string; problem: string | null } | null;

function lookAtFocus(): Stop {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const name = `${at.localName} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40)}`;
  const isRinged = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A control that covers its label is ringed with it.
  if (
    ![at, at.parentElement, at.parentElement?.parentElement, at.closest('label')].some((one) =>
      isRinged(one ?? null),
    )
  )
    return { name, problem: 'shows no focus' };
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const seen = { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
  if (seen.bottom - seen.top < 1 || right < 1 || left > innerWidth)
    return { name, problem: 'is out of sight' };
  const places = [0.1, 0.5, 0.9].map((part) => seen.top + (seen.bottom - seen.top) * part);
  const isFree = (y: number) => {
    const found = document.elementFromPoint((Math.max(left, 0) + Math.min(right, innerWidth)) / 2, y);
    return found && (at.contains(found) || found.contains(at) || found.closest('label')?.contains(at));
  };
  return { name, problem: places.some(isFree) ? null : 'is hidden' };
}

/** Goes through a screen by Tab alone, from its top; answers what was met, and what was wrong there. */
export async function walkByTab(page: Page): Promise<{ stops: string[]; problems: string[] }> {
  const stops: string[] = [];
  const problems: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    stops.push(stop.name);
    if (stop.problem) problems.push(`${stop.name} ${stop.problem}`);
  }
  return { stops, problems };
}
