import { fewContacts } from '@mboalink/shared/directory/few-contacts.ts';
import { useEffect, useState } from 'react';

/** So many are drawn at once: more hold a slow phone up for longer than a touch may wait. */
const step = 2;

/** Until the first list of a document has been drawn whole. */
let isFirst = true;

/**
 * How many of so many contacts to draw: of the first list of a document few, and then some more at a time, so that whoever touches a
 * slow phone meanwhile is answered in between. All of every other: going back leads to where somebody was.
 */
export function useGradually(count: number): number {
  const [shown, setShown] = useState(fewContacts);
  const isWhole = !isFirst || shown >= count;
  useEffect(() => {
    if (count === 0) return undefined;
    if (isWhole) isFirst = false;
    const timer = isWhole ? undefined : setTimeout(setShown, 0, shown + step);
    return () => clearTimeout(timer);
  }, [count, isWhole, shown]);
  return isFirst ? shown : count;
}
