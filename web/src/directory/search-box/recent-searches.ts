import { foldText } from '@mboalink/shared/slug.ts';
import { attempt } from '../../lib/attempt.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { searchesKey as key } from './forget-searches.ts';

const mostRecent = 5;

type Kept = { userId: string; texts: string[] };

export function recentSearches(userId: string): string[] {
  const kept = parse(readStored('local', key));
  return kept?.userId === userId ? kept.texts : [];
}

/** Those that what is typed is a part of; all of them before anything is typed. */
export function recentSearchesWith(userId: string, typed: string): string[] {
  const part = foldText(typed.trim());
  return recentSearches(userId).filter((text) => {
    const folded = foldText(text);
    return folded.includes(part) && folded !== part;
  });
}

export function rememberSearch(userId: string, text: string) {
  if (text === '') return;
  const kept: Kept = { userId, texts: withSearch(recentSearches(userId), text) };
  writeStored('local', key, JSON.stringify(kept));
}

/** The latest first, each once, at most five. */
function withSearch(texts: readonly string[], text: string): string[] {
  const others = texts.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, mostRecent);
}

function parse(stored: string | null): Kept | undefined {
  const kept: Partial<Kept> | null = attempt(() => JSON.parse(stored ?? ''));
  const { userId, texts } = kept ?? {};
  if (typeof userId !== 'string' || !Array.isArray(texts)) return undefined;
  return { userId, texts: texts.filter((text) => typeof text === 'string').slice(0, mostRecent) };
}
