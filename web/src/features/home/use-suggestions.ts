import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { useEffect, useState } from 'react';
import { fetchSuggestions } from '../../lib/plain-requests.ts';

const pauseMilliseconds = 150;

/**
 * What somebody may mean by what they type: `look(text)` asks, `look(undefined)` forgets. Asked without the calls of members, whose
 * code public pages do without.
 */
export function useSuggestions(near: string | undefined) {
  const [text, look] = useState<string>();
  const [suggestions, show] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (text === undefined) return;
    const stop = new AbortController();
    // Without an answer, what was suggested before stands.
    const ask = () => void fetchSuggestions(text, near, stop.signal).then(show, () => {});
    const timer = setTimeout(ask, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, near]);
  return { suggestions: text === undefined ? [] : suggestions, look };
}
