import { useEffect, useState } from 'react';

const debounceMilliseconds = 300;

/** A value once it has not changed for 300 ms. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
