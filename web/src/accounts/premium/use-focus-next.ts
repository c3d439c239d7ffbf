import { useEffect, useRef } from 'react';

/** The focus stays where somebody works when what had it is gone: with the next drawing it is at what was named. */
export function useFocusNext() {
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  return (id: string) => {
    next.current = id;
  };
}
