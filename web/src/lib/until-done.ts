import { firstWait, onceLater } from './once-later.ts';

/**
 * Does something, and where it fails again later, until it is done; each wait is `growth` times the one before. Answers how to call
 * that off, of which `act` is told.
 */
export function untilDone(act: (isOver: () => boolean) => Promise<unknown>, growth = 1): () => void {
  let isOver = false;
  let callOff = () => {};
  let wait = firstWait;
  const run = () => {
    act(() => isOver).catch(() => {
      if (!isOver) callOff = onceLater(run, wait);
      wait *= growth;
    });
  };
  run();
  return () => {
    isOver = true;
    callOff();
  };
}
