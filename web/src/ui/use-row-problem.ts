import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from './toast.tsx';

export type RowProblem = { id: string; text: string };

/** What was refused of a row: said at the row, or by a toast where an undo has outlived the screen. */
export function useRowProblem() {
  const [problem, setProblem] = useState<RowProblem>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    // What was refused for want of a network may be tried again.
    const forget = () => setProblem(undefined);
    addEventListener('online', forget);
    return () => {
      removeEventListener('online', forget);
      isShown.current = false;
    };
  }, []);
  const tellProblem = useCallback((told: RowProblem | undefined) => {
    if (isShown.current) setProblem(told);
    else if (told) showToast({ text: told.text, failed: true });
  }, []);
  return { problem, tellProblem };
}
