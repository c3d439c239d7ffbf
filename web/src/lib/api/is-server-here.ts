import { copyHeader, offlinePath } from '@mboalink/shared/kept-copies.ts';

const patienceMilliseconds = 8000;

/** Whether our server answers, by its header: a captive portal answers everything. */
export async function isServerHere(): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMilliseconds);
  try {
    const asked = {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: patience.signal,
    } as const;
    const { headers } = await fetch(offlinePath, asked);
    return headers.has(copyHeader);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
