import { useLayoutEffect, useRef, useState } from 'react';
import { type CodeProgress, noProgress, readProgress, writeProgress } from './registration-draft.ts';

/** How far the proof of the address has come; it outlives a reload, as the browser may drop a page for the mail app. */
export function useCodeProgress(): [CodeProgress, (change: Partial<CodeProgress>) => void] {
  const [progress, setProgress] = useState(noProgress);
  const latest = useRef(progress);
  useLayoutEffect(() => {
    latest.current = readProgress();
    setProgress(latest.current);
  }, []);
  const keep = (change: Partial<CodeProgress>) => {
    latest.current = { ...latest.current, ...change };
    setProgress(latest.current);
    writeProgress(latest.current);
  };
  return [progress, keep];
}
