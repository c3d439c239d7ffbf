import { useEffect } from 'react';
import { callErrorOf } from './refusal.ts';

/** The calls of the server, for pages that most leave without one: their code comes with the first call. */
export async function calls() {
  const { browserQueries } = await import('./queries.browser.ts').catch(() => {
    throw callErrorOf({ message: '', data: null });
  });
  return browserQueries().client;
}

/** Fetches that code once the page answers, for one whose next step makes a call. */
export function useCallsSoon(): void {
  useEffect(() => void calls().catch(() => {}), []);
}
