import { useLayoutEffect, useRef, useState } from 'react';
import { type DraftPlace, readDraft, writeDraft } from './draft.ts';

type DraftOptions<Draft> = {
  /** Without a place it lasts as long as the screen. */
  place?: DraftPlace | undefined;
  /** What is taken over of a draft that was kept. */
  restore?: (kept: Draft) => Draft;
};

/** Values that outlive a reload: the browser of a small phone drops a page while its owner reads the mail. */
export function useDraft<Draft extends object>(empty: Draft, { place, restore }: DraftOptions<Draft> = {}) {
  const [draft, setDraft] = useState(empty);
  const latest = useRef(draft);
  const first = useRef({ empty, restore });

  // After the first drawing, which has to agree with the one that the server made.
  useLayoutEffect(() => {
    if (!place) return;
    const kept = readDraft(place, first.current.empty);
    latest.current = first.current.restore?.(kept) ?? kept;
    setDraft(latest.current);
  }, [place]);

  const keep = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    if (place) writeDraft(place, next);
  };
  const change = (part: Partial<Draft>) => keep({ ...latest.current, ...part });
  const erase = () => {
    keep(first.current.empty);
    if (place) writeDraft(place, null);
  };
  return { draft, latest, keep, change, erase };
}
