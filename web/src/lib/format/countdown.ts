/** 80 → '1:20', for a wait that is counted down. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** 80 → `{ minutes: 1, seconds: 20 }`, for texts that name both. */
export function splitWait(seconds: number): { minutes: number; seconds: number } {
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}
