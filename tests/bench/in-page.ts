/**
 * What the script below notes, in milliseconds: of the card since the page was asked for, of `heard` since the touch; `shift` is
 * how far what was drawn moved by itself.
 */
export type Seen = { card: number; heard: number; shift: number };

/** What to look for: `card` is what somebody came for, `effect` what a touch brings, `after` what the next page answers. */
export type Looked = { card: string; effect: string; after: string | undefined; user?: string | undefined };

/** Runs in the page before all else: notes when the card was painted, and the effect of the first touch. */
export function noteCardAndTouch({ card, effect, after, user }: Looked) {
  if (user) localStorage.setItem('user', user);
  // The browser would tell the speed of this machine's network.
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
  const seen: Seen = { card: 0, heard: 0, shift: 0 };
  Object.assign(self, { seen });
  const whenPainted = (selector: string, note: () => void) => {
    const look = () => requestAnimationFrame(document.querySelector(selector) ? note : look);
    look();
  };
  whenPainted(card, () => {
    seen.card = performance.now();
  });
  const shifts = new PerformanceObserver((list) => {
    const moved = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
    for (const { value, hadRecentInput } of moved) if (!hadRecentInput) seen.shift += value;
  });
  shifts.observe({ type: 'layout-shift', buffered: true });
  // The same one for this page and the next.
  const clock = () => performance.timeOrigin + performance.now();
  const heard = (since: number) => () => {
    seen.heard = clock() - since;
  };
  // A tap that came before scripts posts a form: then the next document is what answers it.
  const touchedAt = Number(sessionStorage.getItem('touched'));
  sessionStorage.removeItem('touched');
  if (touchedAt && after) whenPainted(after, heard(touchedAt));
  const onTouch = ({ timeStamp }: Event) => {
    const now = performance.timeOrigin + timeStamp;
    sessionStorage.setItem('touched', String(now));
    whenPainted(effect, heard(now));
    // What a form answers has to move the page.
    if (after) shifts.disconnect();
  };
  addEventListener('pointerdown', onTouch, { capture: true, once: true });
}

/** Where the middle of the first visible one is; nowhere if there is none. */
export function middleOf(selector: string): [x: number, y: number] | undefined {
  const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  if (!found) return undefined;
  found.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

export const readFirstPaint = () =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
