import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPurge } from './personal-caches.ts';

let unseen = false;
let pieces = 0;
let onPiece = () => {};

/** Whether what is drawn now stands in no document yet. */
export const isDrawnUnseen = () => unseen;

/** Keeps a drawing unseen until what it answers is called, once: a piece of it is to come. */
function awaitPiece(): () => void {
  pieces += 1;
  return () => {
    pieces -= 1;
    // One that has come may bring others.
    queueMicrotask(onPiece);
  };
}

/** Keeps an unseen drawing unseen as long as a piece of it is awaited. */
export function useAwaited(isAwaited: boolean) {
  useLayoutEffect(() => (isAwaited ? awaitPiece() : undefined), [isAwaited]);
}

/**
 * Draws where nobody sees it, and waits until all its pieces have come. Not where somebody leaves meanwhile: what is seen may be
 * of them.
 */
export async function drawUnseen(draw: () => void): Promise<void> {
  unseen = true;
  let callOff = () => {};
  try {
    // At once: what is awaited is known only when it was drawn.
    flushSync(draw);
    await new Promise<void>((seen) => {
      onPiece = () => {
        if (pieces === 0) seen();
      };
      callOff = onPurge(seen);
      onPiece();
    });
  } finally {
    callOff();
    unseen = false;
  }
}

/**
 * Whether to draw now. In an unseen drawing it is so a task later: whoever touches a slow phone meanwhile is answered in between, by
 * the page that stands there.
 */
export function useTaskOfItsOwn(): boolean {
  const [isDue, setDue] = useState(!unseen);
  useLayoutEffect(() => {
    if (isDue) return undefined;
    const come = awaitPiece();
    const timer = setTimeout(setDue, 0, true);
    return () => {
      clearTimeout(timer);
      come();
    };
  }, [isDue]);
  return isDue;
}
