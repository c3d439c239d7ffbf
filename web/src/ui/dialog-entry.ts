import { useEffect } from 'react';

/** How many dialogs are open that have an entry. */
let open = 0;

/** Whether the history was told to move, and has not yet. */
export let isLeaving = false;

/** Leads once more where somebody went while it was on its way, which takes them back from there, too. */
let goAgain: (() => void) | undefined;

/** Whether the history stands at the entry of a dialog: what is shown in its place takes its place there, too. */
export const isDialogEntry = () => Object(history.state).dialog === true;

/**
 * Gives a dialog an entry of the history, so that the way back closes it in place of leaving the page: a sheet closes when
 * the history moves. Closed otherwise, it takes the entry back.
 */
export function useDialogEntry(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    open += 1;
    // A page that went on meanwhile may have called the way back off.
    isLeaving = false;
    goAgain = undefined;
    if (!isDialogEntry()) history.pushState({ ...history.state, dialog: true }, '');
    return () => {
      open -= 1;
      queueMicrotask(leaveEmptyEntry);
    };
  }, [isOpen]);
}

/**
 * Goes on to the page below an entry whose dialog is gone, as after a reload or on the way back from another page. The history moves
 * some time after it is told to: of two dialogs that close together only one tells it.
 */
function leaveEmptyEntry() {
  if (isLeaving || open > 0 || !isDialogEntry()) return;
  isLeaving = true;
  history.back();
}

function noteStep() {
  if (!isLeaving || isDialogEntry()) return;
  const { state } = history;
  const { href } = location;
  goAgain = () => history.pushState(state, '', href);
}

if (typeof addEventListener === 'function') {
  addEventListener('popstate', () => {
    isLeaving = false;
    leaveEmptyEntry();
    if (isLeaving) return;
    goAgain?.();
    goAgain = undefined;
  });
  // The router tells of them.
  addEventListener('pushState', noteStep);
  addEventListener('replaceState', noteStep);
  setTimeout(leaveEmptyEntry);
}
