import { useRef, useState } from 'react';

/** Runs one submission at a time; what is asked for meanwhile is dropped. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const runOnce = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { busy, runOnce };
}
