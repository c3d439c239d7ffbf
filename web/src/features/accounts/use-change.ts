import { useEffect, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { Answer } from './change.ts';
import type { Changing } from './code-asked.tsx';

/** A change of the account, by its name in the page's action; `onDone` is told once it is made. */
export function useChange(intent: string, onDone?: (result: unknown) => void): Changing {
  const fetcher = useFetcher<Answer>();
  const drawn = useActionData() as Answer | undefined;
  const told = useRef<Answer>(undefined);
  const { data, state } = fetcher;
  useEffect(() => {
    if (!data || told.current === data || state !== 'idle') return;
    told.current = data;
    if (!data.failed && !data.asked) onDone?.(data.result);
  });
  const answer = data ?? (drawn?.intent === intent ? drawn : undefined);
  return { intent, fetcher, busy: state !== 'idle', answer, isDrawn: !data && answer !== undefined };
}
