const waitMilliseconds = 20_000;

/** Calls once: when the network comes back, or after a while, as a phone does not always hear of it. Answers how to call that off. */
export function onceLater(act: () => void): () => void {
  const stop = () => {
    removeEventListener('online', again);
    clearTimeout(timer);
  };
  const again = () => {
    stop();
    act();
  };
  addEventListener('online', again);
  const timer = setTimeout(again, waitMilliseconds);
  return stop;
}
