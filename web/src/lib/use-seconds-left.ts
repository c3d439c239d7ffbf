import { useEffect, useState } from 'react';

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** The seconds until an instant, counted down to 0. It follows the clock, so a tab that slept shows the truth. */
export function useSecondsLeft(instant: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  useEffect(() => {
    setSeconds(secondsUntil(instant));
    if (secondsUntil(instant) === 0) return;
    const timer = setInterval(() => {
      setSeconds(secondsUntil(instant));
      if (secondsUntil(instant) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}
