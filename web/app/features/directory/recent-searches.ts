const key = 'recent-searches';
const most = 5;

type Kept = { userId: string; texts: string[] };

/** What somebody searched for last on this device, the latest first; empty for anybody else. */
export function recentSearches(userId: string): string[] {
  try {
    const kept: Partial<Kept> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (kept?.userId !== userId || !Array.isArray(kept.texts)) return [];
    return kept.texts.filter((text) => typeof text === 'string').slice(0, most);
  } catch {
    return [];
  }
}

/** Keeps a search that found somebody, each once, at most five. */
export function rememberSearch(userId: string, text: string) {
  if (text === '') return;
  const others = recentSearches(userId).filter((other) => other.toLowerCase() !== text.toLowerCase());
  const kept: Kept = { userId, texts: [text, ...others].slice(0, most) };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing finds all the same.
  }
}

export function forgetSearches() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
