import { networkLimits } from '@mboalink/shared/limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useDebounced } from '../../directory/use-debounced.ts';

/**
 * What a list is narrowed to, as its address says: a reload and the way back keep it. What is asked anew begins at the
 * first page.
 */
export function useListAddress<Key extends string>(keys: readonly Key[]) {
  const search = useSearch();
  const [pathname, navigate] = useLocation();
  const kept = new URLSearchParams(search);
  const asked = Object.fromEntries(keys.map((key) => [key, kept.get(key) ?? ''])) as Record<Key, string>;
  const page = Math.min(Math.max(1, Math.trunc(Number(kept.get('page'))) || 1), networkLimits.page);

  const go = (next: Record<string, string>, how: { replace: boolean }) => {
    const query = new URLSearchParams(search);
    for (const [key, value] of Object.entries(next)) {
      if (value) query.set(key, value);
      else query.delete(key);
    }
    const text = query.toString();
    navigate(text ? `${pathname}?${text}` : pathname, how);
  };
  return {
    asked,
    page,
    isNarrowed: keys.some((key) => asked[key] !== ''),
    ask: (next: Partial<Record<Key, string>>) => go({ page: '', ...next }, { replace: true }),
    clear: () => go(Object.fromEntries(['page', ...keys].map((key) => [key, ''])), { replace: true }),
    showPage: (next: number, how = { replace: false }) => go({ page: next > 1 ? String(next) : '' }, how),
  };
}

/** What is being typed of a text of the address: it gets there once it has not changed for a moment. */
export function useTypedText(asked: string, ask: (text: string) => void) {
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    // From elsewhere: the way back, or a button that clears it.
    if (asked !== typed.trim()) setTyped(asked);
  }
  const settled = useDebounced(typed).trim();
  const tell = useEffectEvent((text: string) => {
    if (text === known || text !== typed.trim()) return;
    setKnown(text);
    ask(text);
  });
  useEffect(() => tell(settled), [settled]);
  return [typed, setTyped] as const;
}
