import { useLayoutEffect, useState } from 'react';

let unseen = false;
let pieces = 0;
let onPiece = () => {};

/** Whether what is drawn now stands in no document yet. */
export const isDrawnUnseen = () => unseen;

/** Keeps a drawing unseen until what it answers is called, once: a piece of it is to come. */
export function awaitPiece(): () => void {
  pieces += 1;
  return () => {
    pieces -= 1;
    // One that has come may bring others.
    queueMicrotask(onPiece);
  };
}

/** Draws where nobody sees it, and waits until all its pieces have come. */
export async function drawUnseen(draw: () => void): Promise<void> {
  unseen = true;
  try {
    draw();
    await new Promise<void>((seen) => {
      onPiece = () => {
        if (pieces === 0) seen();
      };
      onPiece();
    });
  } finally {
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
