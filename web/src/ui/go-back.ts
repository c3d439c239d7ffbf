import type { RefObject } from 'react';
import { isDialogEntry, isLeaving } from './dialog-entry.ts';

/** Goes back from a page that keeps an entry of its own, past a dialog over it, as long as the page is there. */
export function goBack(isThere: Readonly<RefObject<boolean>>) {
  // Of two steps that are told together the history takes one.
  if (isLeaving) addEventListener('popstate', () => isThere.current && history.back(), { once: true });
  else history.go(isDialogEntry() ? -2 : -1);
}
