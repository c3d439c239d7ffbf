import { keep, readKept } from '../../lib/kept.ts';

const name = 'recent-searches';
const most = 5;

type Kept = { userId: string; texts: string[] };

/** What somebody searched for last on this device, the latest first; empty for anybody else. */
export function recentSearches(userId: string): string[] {
  const kept = readKept<Kept>('local', name);
  return kept?.userId === userId ? kept.texts : [];
}

/** Keeps a search that found somebody, each once, at most five. */
export function rememberSearch(userId: string, text: string) {
  if (text === '') return;
  const others = recentSearches(userId).filter((other) => other.toLowerCase() !== text.toLowerCase());
  keep('local', name, { userId, texts: [text, ...others].slice(0, most) } satisfies Kept);
}

export function forgetSearches() {
  keep('local', name, undefined);
}
