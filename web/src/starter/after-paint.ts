/** A page that is not being drawn, such as one in a tab behind another, is not waited for longer than this. */
const mostMilliseconds = 1000;

/** Does something once what stands in the page by now has been painted. */
export function afterPaint(act: () => void) {
  if (document.hidden) return act();
  let isDone = false;
  const actOnce = () => {
    if (!isDone) act();
    isDone = true;
  };
  // By the second frame what is drawn now is on its way to the screen; where nothing has reached that yet, it tells.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => new PerformanceObserver(actOnce).observe({ type: 'paint', buffered: true })),
  );
  setTimeout(actOnce, mostMilliseconds);
}
