import { paymentLimits } from '@mboalink/shared/limits.ts';
import { useEffect, useRef } from 'react';

type Polling = {
  /** Another one begins anew; null asks nothing. */
  subject: string | null;
  /** Asks once, and answers whether that was the last word. What it throws is no news. */
  ask: () => Promise<boolean>;
  /** The time is over, and the last question brought no word either. */
  onLate: () => void;
  /** Before the first question. */
  firstAfterSeconds?: number | undefined;
  /** In place of 180 s; what is longer is asked more rarely then, and only while somebody looks. */
  until?: (() => number) | undefined;
  /** Asked rarely from the first question on. */
  isRare?: boolean;
};

const pollMilliseconds = paymentLimits.pollSeconds * 1000;
const longestMilliseconds = paymentLimits.pollForSeconds * 1000;
const rareMilliseconds = 30_000;

/**
 * Asks each 8 s for 180 s, or longer where it is told until when, by the clock, so that a phone that slept asks when it
 * wakes. Without a network it waits for it, and asks at once when it is back, as when somebody comes back to the page. It
 * ends with whoever draws it.
 */
export function usePolling(polling: Polling) {
  const latest = useRef(polling);
  useEffect(() => {
    latest.current = polling;
  });
  const { subject, firstAfterSeconds } = polling;
  useEffect(() => {
    if (subject === null) return;
    return startPolling(latest, (firstAfterSeconds ?? paymentLimits.pollSeconds) * 1000);
  }, [subject, firstAfterSeconds]);
}

function startPolling(latest: { readonly current: Polling }, firstMilliseconds: number): () => void {
  const latestOften = Date.now() + longestMilliseconds;
  const often = latest.current.isRare ? 0 : latestOften;
  const end = latest.current.until?.() ?? latestOften;
  let timer: ReturnType<typeof setTimeout>;
  let state: 'waiting' | 'asking' | 'over' = 'waiting';
  const askIn = (milliseconds: number) => {
    timer = setTimeout(look, milliseconds);
  };
  const stop = () => {
    state = 'over';
    clearTimeout(timer);
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', lookAgain);
  };
  function lookAgain() {
    if (document.visibilityState === 'visible') void look();
  }
  async function look() {
    if (state !== 'waiting') return;
    clearTimeout(timer);
    if (document.hidden && Date.now() > often) return;
    state = 'asking';
    const isOver = await latest.current.ask().catch(() => false);
    if (state !== 'asking') return;
    if (isOver) return stop();
    state = 'waiting';
    const left = end - Date.now();
    const pause = Date.now() < often ? pollMilliseconds : rareMilliseconds;
    if (left > 0) askIn(Math.min(pause, left));
    else if (navigator.onLine) {
      stop();
      latest.current.onLate();
    }
  }
  askIn(firstMilliseconds);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', lookAgain);
  return stop;
}
