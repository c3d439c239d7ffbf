/** Milliseconds since a page was asked for, and how far anything on it moved by itself. */
export type Seen = {
  firstByte: number;
  /** Bytes of the document, as it was sent. */
  html: number;
  firstPaint: number;
  largestPaint: number;
  /** When what was asked for has been painted, or without it anything at all. */
  content: number;
  shift: number;
  /** From a touch until what it did was painted, the longest; below 16 ms the browser tells nothing. */
  answer: number;
};

/** Runs in the page: notes what is painted when, as `self.seen`. */
export function notePaints(shows: string | undefined) {
  if (self !== top) return;
  const seen = { firstByte: 0, html: 0, firstPaint: 0, largestPaint: 0, content: 0, shift: 0, answer: 0 };
  Object.assign(self, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      ...{ type, buffered: true, ...more },
    });
  observe('navigation', (entry) => {
    const { responseStart, encodedBodySize } = entry as PerformanceNavigationTiming;
    Object.assign(seen, { firstByte: responseStart, html: encodedBodySize });
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as PerformanceEventTiming;
      if (interactionId > 0) seen.answer = Math.max(seen.answer, duration);
    },
    { durationThreshold: 16 },
  );
  // A browser on this machine, where all is near, takes its network for a fast one.
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
  const look = () => {
    const first = performance.getEntriesByName('first-contentful-paint')[0];
    if (!first || (shows && !document.querySelector(shows))) return requestAnimationFrame(look);
    seen.firstPaint = first.startTime;
    if (!shows) seen.content = first.startTime;
    else
      requestAnimationFrame(() => {
        seen.content = performance.now();
      });
  };
  look();
}
