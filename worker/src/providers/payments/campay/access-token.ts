import * as z from 'zod/mini';
import type { Runtime } from '../../../runtime.ts';
import { askProvider } from '../ask-provider.ts';
import { part, text } from '../fields.ts';
import type { CampaySettings } from './settings.ts';

type Source = { settings: CampaySettings; runtime: Pick<Runtime, 'fetch' | 'now'> };

type Kept = { token: string; until: number };
type Wallet = {
  kept?: Kept | undefined;
  asking?: { since: number; answer: Promise<string | null> } | undefined;
};

const timeoutMilliseconds = 5_000;
const marginSeconds = 5 * 60;
const usualSeconds = 60 * 60;

/** What an isolate holds; all its requests share one token, and one question for it. */
const wallets = new WeakMap<CampaySettings, Wallet>();

/** The token that is kept, or a new one where there is none, it ends or is the one that was refused; null where none came. */
export async function accessToken(
  source: Source,
  signal: AbortSignal,
  refused?: string,
): Promise<string | null> {
  const wallet = wallets.get(source.settings) ?? {};
  wallets.set(source.settings, wallet);
  const now = source.runtime.now().getTime();
  if (wallet.kept?.token === refused) wallet.kept = undefined;
  if (wallet.kept && now < wallet.kept.until) return wallet.kept.token;
  // A question dies with the request that asked it: nobody waits for one that had its time.
  if (!wallet.asking || now - wallet.asking.since >= timeoutMilliseconds) {
    wallet.asking = { since: now, answer: askForToken(source, wallet) };
  }
  const patience = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]);
  return orNothing(wallet.asking.answer, patience);
}

function orNothing<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  if (signal.aborted) return Promise.resolve(null);
  return Promise.race([
    work,
    new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true })),
  ]);
}

const tokenSchema = part({ token: text, expires_in: z.catch(z.coerce.number(), usualSeconds) });

async function askForToken({ settings, runtime }: Source, wallet: Wallet): Promise<string | null> {
  const answer = await askProvider(runtime, {
    url: `${settings.CAMPAY_ENDPOINT}/token/`,
    headers: {},
    body: { username: settings.CAMPAY_USERNAME, password: settings.CAMPAY_PASSWORD },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  wallet.asking = undefined;
  const granted = answer.heard === 'answer' && answer.status === 200 ? tokenSchema.parse(answer.body) : null;
  if (!granted?.token) return null;
  const seconds = granted.expires_in - marginSeconds;
  wallet.kept = { token: granted.token, until: runtime.now().getTime() + seconds * 1000 };
  return granted.token;
}
