import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/clock.ts';
import { refusalOf } from '../../lib/refusal.ts';

const defaultMinutes = 2;

/** Until when a refusal wants somebody to wait, in milliseconds; 0 where it names no wait. */
export function waitUntilOf(thrown: unknown): number {
  const refusal = refusalOf(thrown);
  if (refusal?.error !== 'rate_limited') return 0;
  return serverNow() + (refusal.timeLeft ?? defaultMinutes) * 60_000;
}

/** The seconds until an instant of a clock, counted down to 0. It follows the clock, so a tab that slept shows the truth. */
export function useSecondsLeft(instant: number, clock = serverNow): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const left = () => Math.max(0, Math.ceil((instant - clock()) / 1000));
    setSeconds(left());
    if (left() === 0) return;
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [instant, clock]);
  return seconds;
}

/** 80 → '1:20', for a wait that is counted down. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** 80 → `{ minutes: 1, seconds: 20 }`, for texts that name both. */
export function splitWait(seconds: number): { minutes: number; seconds: number } {
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}
