import { copyHeader, offlinePath } from '@mboalink/shared/kept-copies.ts';
import { fetchInTime } from './fetch-in-time.ts';

/** Whether our server answers, by its header: a captive portal answers everything. */
export async function isServerHere(): Promise<boolean> {
  try {
    const asked = { method: 'HEAD', cache: 'no-store', credentials: 'omit' } as const;
    const { headers } = await fetchInTime(offlinePath, asked);
    return headers.has(copyHeader);
  } catch {
    return false;
  }
}
