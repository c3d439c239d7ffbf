import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { tradePath } from '@mboalink/shared/directory/page-paths.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

const pauseMilliseconds = 150;
const most = 6;

/** What visitors may mean by what they type; asked without the calls of members, whose code public pages do without. */
export function useSuggestions(near: string | undefined) {
  const [suggestions, show] = useState<readonly Suggestion[]>([]);
  const last = useRef<{ timer: number; stop: AbortController }>(undefined);
  const end = useCallback(() => {
    clearTimeout(last.current?.timer);
    last.current?.stop.abort();
  }, []);
  useEffect(() => end, [end]);
  const look = useCallback(
    (text: string) => {
      end();
      const stop = new AbortController();
      // Without an answer, what was suggested before stands.
      const ask = () => void fetchSuggestions(text, near, stop.signal).then(show, () => {});
      last.current = { timer: window.setTimeout(ask, pauseMilliseconds), stop };
    },
    [near, end],
  );
  return { suggestions, look };
}

async function fetchSuggestions(
  text: string,
  near: string | undefined,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const query = new URLSearchParams({
    q: text.trim(),
    limit: String(most),
    lang: document.documentElement.lang,
  });
  if (near) query.set('near', near);
  const answer = await fetch(`/api/v1/contacts/suggestions?${query}`, { signal });
  if (!answer.ok) throw new Error(`suggestions: ${answer.status}`);
  const { suggestions }: { suggestions: Suggestion[] } = await answer.json();
  return suggestions;
}

/** The page for everybody that a suggestion means. */
export function openPathOf({ type, slug, text, city }: Suggestion): string {
  if (type === 'category' || type === 'subcategory') return tradePath(slug, city ?? undefined);
  if (type === 'city') return `/categories?${new URLSearchParams({ city: slug })}`;
  return `/categories?${new URLSearchParams({ search: text })}`;
}
