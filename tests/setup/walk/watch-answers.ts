import { foundIn, type KeptBack } from './kept-back.ts';

/**
 * Looks into every answer of the application from here on, whoever asks for it and by whatever way: its address, its headers
 * and its bytes. An answer that holds what is kept back is thrown.
 * @returns what ends it
 */
export function watchAnswers(url: string, keptBack: () => readonly KeptBack[]): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const address = String(input instanceof Request ? input.url : input);
    if (!address.startsWith(url)) return response;
    const found = foundIn(await textOf(response.clone()), keptBack());
    if (found.length === 0) return response;
    const kinds = found.map(({ of, identity }) => `${of} (${identity.includes('@') ? 'e-mail' : 'number'})`);
    throw new Error(`${init?.method ?? 'GET'} ${address} tells what is kept back: ${kinds.join(', ')}`);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** Each byte as one letter, so that nothing of a picture or of a broken text is lost. */
async function textOf(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  return `${headers.join('\n')}\n\n${Buffer.from(await response.arrayBuffer()).toString('latin1')}`;
}
