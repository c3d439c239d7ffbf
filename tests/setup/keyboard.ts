import type { Locator, Page } from 'playwright-core';

/** More than any screen has before its last way on. */
const mostStops = 120;

/** How many keys are pressed before a walk looks whether it has ended: what is pressed after its end changes nothing. */
const stride = 8;

type Walk = { stops: string[]; problems: string[] };

/** Notes from here on where each Tab leads, and what is wrong there: nobody sees the focus, or it lies under something. */
function watchFocus() {
  const walk = { stops: [] as string[], problems: [] as string[], isOver: false };
  const met = new Set<Element>();
  const nameOf = (one: Element) =>
    `${one.localName} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)}`;

  const waysOn = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled, [inert] *') &&
        one.checkVisibility({ visibilityProperty: true }),
    );

  const isRinged = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };

  const problemOf = (at: Element) => {
    // A control that covers its label is ringed with it.
    const ringed = [at, at.parentElement, at.parentElement?.parentElement, at.closest('label')];
    if (!ringed.some((one) => isRinged(one ?? null))) return 'shows no focus';
    const { left, right, top, bottom } = at.getBoundingClientRect();
    const seen = { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
    if (seen.bottom - seen.top < 1 || right < 1 || left > innerWidth) return 'is out of sight';
    const places = [0.1, 0.5, 0.9].map((part) => seen.top + (seen.bottom - seen.top) * part);
    const isFree = (y: number) => {
      const found = document.elementFromPoint((Math.max(left, 0) + Math.min(right, innerWidth)) / 2, y);
      return found && (at.contains(found) || found.contains(at) || found.closest('label')?.contains(at));
    };
    return places.some(isFree) ? null : 'is hidden';
  };

  const wereThere = waysOn();

  /** Of radios with one name the focus goes to one. */
  const isMet = (one: HTMLElement) =>
    met.has(one) ||
    (one instanceof HTMLInputElement &&
      one.type === 'radio' &&
      wereThere.some(
        (other) => other instanceof HTMLInputElement && other.name === one.name && met.has(other),
      ));

  const end = () => {
    walk.isOver = true;
    if (met.size === 0) walk.problems.push('nothing is reached');
    const left = new Set(waysOn());
    for (const one of wereThere)
      if (left.has(one) && !isMet(one)) walk.problems.push(`${nameOf(one)} is never reached`);
  };

  const look = () => {
    if (walk.isOver) return;
    const at = document.activeElement;
    if (!at || at === document.body) return end();
    const name = nameOf(at);
    if (met.has(at)) {
      walk.problems.push(`${name} is reached again, in a circle`);
      return end();
    }
    met.add(at);
    walk.stops.push(name);
    const problem = problemOf(at);
    if (problem) walk.problems.push(`${name} ${problem}`);
  };

  // What has the focus has been scrolled to by the time the key is let go.
  const onKeyUp = ({ key }: KeyboardEvent) => key === 'Tab' && look();
  addEventListener('keyup', onKeyUp, true);
  const stop = () => removeEventListener('keyup', onKeyUp, true);
  // The walk begins at the top, wherever the last one ended.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  return { walk, stop };
}

/**
 * Goes through a screen by Tab alone, from its top; answers what was met, and what was wrong there: what cannot be seen,
 * what is never reached, a circle that nobody leaves.
 */
export async function walkByTab(page: Page): Promise<Walk> {
  const watched = await page.evaluateHandle(watchFocus);
  let isOver = false;
  for (let count = 0; count < mostStops && !isOver; count += stride) {
    for (let key = 0; key < stride; key += 1) await page.keyboard.press('Tab');
    isOver = await watched.evaluate(({ walk }) => walk.isOver);
  }
  const { stops, problems } = await watched.evaluate(({ walk, stop }) => {
    stop();
    return walk;
  });
  await watched.dispose();
  return { stops, problems: isOver ? problems : [...problems, `goes on after ${mostStops} stops`] };
}

/** Presses Tab, or what goes back, until something has the focus. Throws when a whole round does not lead there. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press(key);
    if (await isFocused(place)) return;
  }
  throw new Error(`${key} does not lead to ${place}`);
}

export const isFocused = (place: Locator) => place.evaluate((one) => one === document.activeElement);
