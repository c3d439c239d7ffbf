import { watchers } from '../client.ts';
import { foundIn, type KeptBack } from './kept-back.ts';

/**
 * Looks into every answer of the application from here on, whoever asks for it and by whatever way: its address, its headers
 * and its bytes. An answer that holds what is kept back is thrown.
 * @returns what ends it
 */
export function watchAnswers(url: string, keptBack: () => readonly KeptBack[]): () => void {
  const { fetch } = globalThis;

  function look(asked: string, headers: Headers, bytes: Buffer) {
    const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
    // Each byte as one letter, so that nothing of a picture or of a broken text is lost.
    const found = foundIn(`${lines.join('\n')}\n\n${bytes.toString('latin1')}`, keptBack());
    if (found.length === 0) return;
    const kinds = found.map(({ of, identity }) => `${of} (${identity.includes('@') ? 'e-mail' : 'number'})`);
    throw new Error(`${asked} tells what is kept back: ${kinds.join(', ')}`);
  }

  watchers.add(look);
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const address = String(input instanceof Request ? input.url : input);
    if (!address.startsWith(url)) return response;
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    look(`${init?.method ?? 'GET'} ${address}`, response.headers, bytes);
    return response;
  };
  return () => {
    watchers.delete(look);
    globalThis.fetch = fetch;
  };
}
