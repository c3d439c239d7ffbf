import type { Runtime } from '../../../runtime.ts';
import { type Answer, askProvider } from '../ask-provider.ts';
import { accessToken } from './access-token.ts';
import type { CampaySettings } from './settings.ts';

/** Asks for a path under the base address, with an access token. Every path ends in a slash. */
export type AskCampay = (path: string, signal: AbortSignal, body?: object) => Promise<Answer>;

/**
 * Asks with an access token. One that they do not take any more is renewed and the question asked again, once: nothing
 * began. Without a token nothing was asked.
 */
export function askerOf(settings: CampaySettings, runtime: Pick<Runtime, 'fetch' | 'now'>): AskCampay {
  return async (path, signal, body) => {
    const ask = (token: string) =>
      askProvider(runtime, {
        url: `${settings.CAMPAY_ENDPOINT}${path}`,
        headers: { Authorization: `Token ${token}` },
        signal,
        ...(body && { body }),
      });
    const token = await accessToken({ settings, runtime }, signal);
    if (token === null) return { heard: 'notAsked' };
    const answer = await ask(token);
    if (answer.heard !== 'answer' || answer.status !== 401) return answer;
    const fresh = await accessToken({ settings, runtime }, signal, token);
    return fresh === null ? answer : ask(fresh);
  };
}
