import { useState } from 'react';

/** Something being changed before it counts. When what it started from changes, the draft starts anew. */
export function useDraft<Value>(source: Value): [Value, (next: Value) => void] {
  const [kept, setKept] = useState({ source, draft: source });
  const current = kept.source === source ? kept : { source, draft: source };
  if (current !== kept) setKept(current);
  return [current.draft, (draft) => setKept({ source, draft })];
}
