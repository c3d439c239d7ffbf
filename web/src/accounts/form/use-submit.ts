import { useRef, useState } from 'react';

/** Runs one submission at a time; what is asked for meanwhile is dropped. */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const submit = async (send: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await send();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, submit };
}
