import { documentPageSize } from '@mboalink/shared/document-answers.ts';
import { fewContacts } from '@mboalink/shared/limits.ts';
import { useLayoutEffect, useState } from 'react';
import { isDrawnUnseen, useAwaited } from '../../lib/unseen-drawing.ts';

/** Where somebody comes back to a document it is drawn whole, so that the browser finds the place where they were. */
const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Until the first list of a document has been drawn whole. */
let isFirst = navigation?.type === 'navigate';

/**
 * What to draw of a list of contacts, and whether that is all: of the first list of a document few (one by one in a drawing that
 * nobody sees yet), then one after the other, so that whoever touches a slow phone meanwhile is answered in between, and all beyond
 * those that a document brings. All of every other list. What stands below waits until it is whole: it would move from
 * under a finger.
 */
export function useGradually<Item>(list: readonly Item[]): { drawn: readonly Item[]; isWhole: boolean } {
  const count = list.length;
  const [shown, setShown] = useState(isFirst && isDrawnUnseen() ? 0 : fewContacts);
  const isWhole = !isFirst || shown >= count;
  const isSeen = isWhole || shown >= fewContacts;
  useAwaited(!isSeen);
  useLayoutEffect(() => {
    if (count === 0) return undefined;
    if (isWhole) isFirst = false;
    const timer = isWhole ? undefined : setTimeout(setShown, 0, shown < documentPageSize ? shown + 1 : count);
    return () => clearTimeout(timer);
  }, [count, isWhole, shown]);
  return { drawn: isWhole ? list : list.slice(0, shown), isWhole };
}
