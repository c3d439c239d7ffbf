import type { Page } from 'playwright-core';

/** The sizes of text between which a browser is told to choose: what it writes by itself, 175 and 200 %. */
export const textSizes = { usual: 16, larger: 28, twice: 32 } as const;

export type TextSize = keyof typeof textSizes;

/** Tells the browser of a page how large to write, as somebody does in its settings: documents are loaded anew afterwards. */
export async function writeLarge(page: Page, size: TextSize): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = textSizes[size];
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } });
}

/**
 * Makes the text of an open page larger, and nothing else, as web views do by the phone's setting, and browsers that zoom text alone:
 * unlike a larger font of the browser, what the page asks of the width of its window stays as it was.
 */
export async function zoomText(page: Page, size: TextSize): Promise<void> {
  await page.evaluate((pixels) => {
    document.documentElement.style.fontSize = `${pixels}px`;
  }, textSizes[size]);
}

/** Looks for text that is written and cannot be read; runs in the page. */
function findUnreadable(): string[] {
  type Line = { rect: DOMRect; text: string; within: readonly Element[] };
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const edge = document.documentElement.clientWidth;
  const isPage = (one: Element) => one.matches('html, body');
  const isScroller = (one: Element) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    return !isPage(one) && /auto|scroll/.test(overflowX + overflowY);
  };
  const ancestorsOf = (element: Element | null): Element[] =>
    element ? [element, ...ancestorsOf(element.parentElement)] : [];
  const meet = (one: DOMRect, other: DOMRect) => ({
    across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });
  const isBeside = (rect: DOMRect, box: DOMRect) => rect.left < box.left - 2 || rect.right > box.right + 2;
  /** Lines are a little higher than what is written in them. */
  const isAbove = (rect: DOMRect, box: DOMRect) => rect.top < box.top - 4 || rect.bottom > box.bottom + 4;

  /** What scrolls leads to what stands in it, and hides it till then. */
  const isInSight = (rect: DOMRect, within: readonly Element[]) =>
    within.filter(isScroller).every((one) => {
      const { across, down } = meet(rect, one.getBoundingClientRect());
      return across > 0 && down > 0;
    });

  const linesOf = (node: Node): Line[] => {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50);
    if (!parent || text === '' || parent.matches('script, style, option, title')) return [];
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const within = ancestorsOf(parent);
    if (within.some((one) => getComputedStyle(one).clipPath === 'inset(50%)')) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter((rect) => rect.width > 1 && rect.height > 1 && isInSight(rect, within))
      .map((rect) => ({ rect, text, within }));
  };

  const isCut = ({ rect, within }: Line) => {
    const scroller = within.findIndex(isScroller);
    return within.slice(0, scroller < 0 ? undefined : scroller).some((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      const isHiding = (overflow: string) => !isPage(one) && /hidden|clip/.test(overflow);
      return (isHiding(overflowX) && isBeside(rect, box)) || (isHiding(overflowY) && isAbove(rect, box));
    });
  };

  const isDrawn = (one: Element) => {
    const { backgroundColor, borderTopWidth, borderTopColor, backgroundImage } = getComputedStyle(one);
    const isClear = (colour: string) => /, 0\)$|transparent/.test(colour);
    const isBordered = Number.parseFloat(borderTopWidth) > 0 && !isClear(borderTopColor);
    return isBordered || !isClear(backgroundColor) || backgroundImage !== 'none';
  };

  const sticksOut = ({ rect, within }: Line) => {
    const ground = within.find((one) => isScroller(one) || isDrawn(one));
    if (!ground || isScroller(ground) || ground.matches('html, body, main, tr, li')) return false;
    const box = ground.getBoundingClientRect();
    return isBeside(rect, box) || isAbove(rect, box);
  };

  const isBeyond = (line: Line) =>
    (line.rect.left < -1 || line.rect.right > edge + 1) && !line.within.some(isScroller) && !isCut(line);

  /** What stays in its place while the rest moves lies over it in any case. */
  const layerOf = ({ within }: Line) =>
    within.find((one) => /fixed|sticky/.test(getComputedStyle(one).position)) ?? root;

  const isOver = (one: Line, other: Line) => {
    const { across, down } = meet(one.rect, other.rect);
    const isNear = across > 3 && down > 0.4 * Math.min(one.rect.height, other.rect.height);
    return isNear && one.text !== other.text && layerOf(one) === layerOf(other);
  };

  const nodes: Node[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  const lines = nodes.flatMap(linesOf);
  const fields = [...root.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
    (field) => !field.matches('[type=checkbox], [type=radio]') && field.clientHeight > 2,
  );
  const lettersOf = (pixels: number, field: HTMLElement) =>
    pixels / Number.parseFloat(getComputedStyle(field).fontSize);
  const isLow = (field: HTMLElement) => lettersOf(field.clientHeight, field) < 1;
  /** What somebody searches for is longer than that. */
  const isNarrow = (field: HTMLElement) =>
    field.matches('[type=search]') && lettersOf(field.clientWidth, field) < 4;
  const isSeen = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 2 && height > 2 && one.checkVisibility({ visibilityProperty: true });
  };
  const controls = [...root.querySelectorAll('a, button, input, select, textarea, summary')].filter(isSeen);
  const isOutside = (one: Element) => {
    const { left, right } = one.getBoundingClientRect();
    return (left < -1 || right > edge + 1) && !ancestorsOf(one).some(isScroller);
  };
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? (one.textContent?.trim() || one.id);
  return [
    ...new Set([
      ...lines.filter(isCut).map(({ text }) => `cut: ${text}`),
      ...lines.filter(sticksOut).map(({ text }) => `sticks out: ${text}`),
      ...lines.filter(isBeyond).map(({ text }) => `beyond the edge: ${text}`),
      ...fields.filter(isLow).map(({ id, className }) => `cut: ${id || className}`),
      ...fields.filter(isNarrow).map((field) => `narrow: ${nameOf(field)}`),
      ...controls.filter(isOutside).map((one) => `beyond the edge: ${nameOf(one)}`),
      ...lines.flatMap((one, index) =>
        lines
          .slice(index + 1)
          .filter((other) => isOver(one, other))
          .map((other) => `over each other: ${one.text} | ${other.text}`),
      ),
    ]),
  ];
}

/** How much of the height of the screen bars take that stay while somebody scrolls. */
function partUnderBars(): number {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (root) {
    const body = [...root.querySelectorAll('*')].find(
      (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.clientHeight > 0,
    );
    return body ? 1 - body.clientHeight / root.clientHeight : 0;
  }
  scrollTo(0, document.documentElement.scrollHeight / 2);
  const rows = new Set<number>();
  for (const one of document.body.querySelectorAll('*')) {
    if (!/fixed|sticky/.test(getComputedStyle(one).position)) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isAtEdge = top <= 8 || bottom >= innerHeight - 120;
    if (right - left < innerWidth / 2 || !isAtEdge) continue;
    for (let row = Math.max(0, Math.round(top)); row < Math.min(innerHeight, bottom); row += 1) rows.add(row);
  }
  scrollTo(0, 0);
  return rows.size / innerHeight;
}

/** What is wrong with a screen as it stands: it is wider than the window, text cannot be read, bars take half of it. */
export async function problemsOfText(page: Page): Promise<string[]> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const bars = await page.evaluate(partUnderBars);
  return [
    ...(over > 0 ? [`${over} px wider than the screen`] : []),
    ...(bars > 0.5 ? [`bars take ${Math.round(bars * 100)} % of the height`] : []),
    ...(await page.evaluate(findUnreadable)),
  ];
}
