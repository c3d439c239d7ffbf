import type { ExportFormat } from '@mboalink/shared/network/words.ts';
import { type ApiError, refusedCall, unansweredCall } from './api-error.ts';
import { type ApiInputs, api } from './client.ts';
import { codeOf } from './failures.ts';
import { limitSilence } from './limit-silence.ts';

/** A list, and what is looked for in it. */
export type ExportedList = Omit<ApiInputs['network']['exportContacts'], 'format'>;

/** How many contacts a file would hold, of how many; nothing is made. */
export const askExport = (list: ExportedList, signal: AbortSignal) =>
  api.network.exportContacts.query({ ...list, format: 'vcard' }, { signal });

/** What each contact ends with, and what else does: the head of a table, and the line below it. */
const ends: Record<ExportFormat, string> = { csv: '"\r\n', vcard: 'END:VCARD', text: '\r\n\r\n' };

type Fetching = { format: ExportFormat; signal: AbortSignal; onProgress: (done: number) => void };

/**
 * The file of a list, whole. Throws an `ApiError` where it breaks off, however much of it was there. A session that was over
 * is renewed by asking how many there are, and the file asked for once more.
 */
export async function fetchExport(list: ExportedList, fetching: Fetching): Promise<Blob> {
  try {
    return await fetchOnce(list, fetching);
  } catch (thrown) {
    if (codeOf(thrown) !== 'unauthenticated') throw thrown;
    await askExport(list, fetching.signal);
    return fetchOnce(list, fetching);
  }
}

async function fetchOnce(list: ExportedList, { format, signal, onProgress }: Fetching): Promise<Blob> {
  const limit = limitSilence(signal);
  try {
    const address = `/api/v1/contacts/export?${queryOf({ ...list, format })}`;
    const response = await fetch(address, { signal: limit.signal });
    // A captive portal answers with a page of its own, which is nobody's contacts.
    if (!response.ok || !response.body || !response.headers.has('X-Exported'))
      throw await refusalOf(response);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const decoder = new TextDecoder();
    const exported = Number.parseInt(response.headers.get('X-Exported') ?? '', 10);
    let ended = format === 'csv' ? -1 : 0;
    // Of the contact that the network has cut.
    let begun = '';
    for (const reader = response.body.getReader(); ; ) {
      const { value } = await reader.read();
      if (!value) return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
      limit.renew();
      parts.push(value);
      const texts = (begun + decoder.decode(value, { stream: true })).split(ends[format]);
      begun = texts.pop() ?? '';
      ended += texts.length;
      onProgress(Math.min(Math.max(ended, 0), exported));
    }
  } catch (thrown) {
    throw unansweredCall(thrown, limit.timedOut);
  } finally {
    limit.stop();
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null);
  return refusedCall(response, { message: body?.message, data: body ?? {} });
}

/** In the language of the page; lists as JSON. */
function queryOf(input: object): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  const texts = given.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams([...texts, ['lang', document.documentElement.lang]]);
}
