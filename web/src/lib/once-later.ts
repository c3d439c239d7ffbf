/** So soon something is tried again first, in milliseconds. */
export const firstWait = 20_000;

/**
 * Calls once: when the network comes back, unless the server `asked` to be left alone, or after a while, as a phone does not always hear
 * of it. Answers how to call that off.
 */
export function onceLater(act: () => void, milliseconds = firstWait, asked = 0): () => void {
  const stop = () => {
    removeEventListener('online', again);
    clearTimeout(timer);
  };
  const again = () => {
    stop();
    act();
  };
  if (!asked) addEventListener('online', again);
  const timer = setTimeout(again, milliseconds);
  return stop;
}
