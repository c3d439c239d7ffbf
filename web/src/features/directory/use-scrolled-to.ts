import { useEffect, useRef } from 'react';

/** So much of it has to be in sight. */
const threshold = 0.1;

/** A ref for an element; `act` is called when it scrolls into sight, as long as that is wanted. */
export function useScrolledTo(act: () => void, isWanted: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!element.current || !isWanted) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      threshold,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted]);
  return element;
}
