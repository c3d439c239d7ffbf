import type { ElementHandle, Page } from 'playwright-core';

type Handle = ElementHandle<SVGElement | HTMLElement>;

/** What says a state by an attribute or a property: how it looks without it is compared. */
const states = [
  '[aria-current]:not([aria-current=false])',
  '[aria-pressed]',
  '[aria-selected=true]',
  'input[type=checkbox]',
  'input[type=radio]',
].join(', ');

/** Drawings that mean something, and pictures that stand for a control's words. */
const drawings = '[role=img], progress, meter, a:has(svg), button:has(svg), summary:has(svg)';

/** Changes what an element says of itself. */
function flip(one: Element) {
  const name = ['aria-pressed', 'aria-selected', 'aria-current'].find((attribute) =>
    one.hasAttribute(attribute),
  );
  if (one instanceof HTMLInputElement) one.checked = !one.checked;
  else if (name === 'aria-current') one.removeAttribute(name);
  else if (name) one.setAttribute(name, one.getAttribute(name) === 'true' ? 'false' : 'true');
}

/** Leaves its room, and draws nothing in it. */
function empty(one: Element) {
  for (const child of one.children)
    if (child instanceof HTMLElement || child instanceof SVGElement) child.style.visibility = 'hidden';
  if (one.children.length === 0 && one instanceof HTMLElement) one.style.visibility = 'hidden';
}

/** Takes a picture of an element, changes it in a way that is taken back, and says whether that was seen. */
async function isSeen(handle: Handle, change: (one: Element) => void): Promise<boolean> {
  // A control that lies over its label looks as the label does.
  const shown = (await handle.evaluateHandle((one) => one.closest('label') ?? one)) as Handle;
  const before = await shown.screenshot({ animations: 'disabled' });
  const kept = await handle.evaluateHandle((one) => ({
    attributes: one.getAttributeNames().map((name) => [name, one.getAttribute(name) ?? ''] as const),
    checked: one instanceof HTMLInputElement && one.checked,
    chosen:
      one instanceof HTMLInputElement && one.name
        ? [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(one.name)}"]`)].find(
            ({ checked }) => checked,
          )
        : null,
  }));
  await handle.evaluate(change);
  const after = await shown.screenshot({ animations: 'disabled' });
  await handle.evaluate((one, { attributes, checked, chosen }) => {
    for (const child of one.children)
      if (child instanceof HTMLElement || child instanceof SVGElement) child.style.visibility = '';
    if (one instanceof HTMLElement) one.style.visibility = '';
    for (const [name, value] of attributes) one.setAttribute(name, value);
    if (one instanceof HTMLInputElement) one.checked = checked;
    if (chosen) chosen.checked = true;
  }, kept);
  return !before.equals(after);
}

/** By what one of many is looked at once: how it is drawn, and what it is told. */
const kindOf = (one: Element) =>
  [
    one.localName,
    one.getAttribute('type'),
    one.className,
    one.parentElement?.className,
    one.closest('label')?.className,
  ].join(' ');

/** Fields and sheets whose edge is not seen: no line is drawn around them or what holds them. */
function findEdgeless(): string[] {
  const isEdged = (one: Element | null) => {
    if (!one) return false;
    const { borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth, outlineStyle } =
      getComputedStyle(one);
    const isDrawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0;
    return (
      isDrawn(borderTopStyle, borderTopWidth) ||
      isDrawn(borderBottomStyle, borderBottomWidth) ||
      outlineStyle !== 'none'
    );
  };
  const fields = 'input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea, dialog[open]';
  return [...document.querySelectorAll(fields)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !one.matches('input, select, textarea') || one.clientHeight > 1)
    .filter(
      (one) => ![one, one.parentElement, one.parentElement?.parentElement].some((at) => isEdged(at ?? null)),
    )
    .map(
      (one) => `${one.localName} ${one.id || one.getAttribute('aria-label') || one.className} has no edge`,
    );
}

/** What is told by colours alone on a screen whose colours the reader's system chooses. What was looked at once is known. */
export async function problemsOfForcedColours(
  page: Page,
  known: Set<string>,
  within = 'body',
): Promise<string[]> {
  const problems = await page.evaluate(findEdgeless);
  for (const [selector, change, problem] of [
    [states, flip, 'does not tell its state'],
    [drawings, empty, 'is not seen'],
  ] as const) {
    for (const handle of (await page.locator(within).locator(selector).elementHandles()) as Handle[]) {
      const kind = `${problem} ${await handle.evaluate(kindOf)}`;
      const name = await handle.evaluate(
        (one) =>
          one.getAttribute('aria-label') ?? (one.closest('label') ?? one).textContent?.trim().slice(0, 40),
      );
      const isThere = await handle.evaluate((one) => {
        const shown = one.closest('label') ?? one;
        const { width, height } = shown.getBoundingClientRect();
        return shown.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
      });
      if (!isThere || known.has(kind)) continue;
      known.add(kind);
      if (!(await isSeen(handle, change))) problems.push(`${name} ${problem}`);
    }
  }
  return problems;
}
