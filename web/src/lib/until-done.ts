import { waitAfter } from './api/wait-after.ts';
import { firstWait, onceLater } from './once-later.ts';

/** Does something, and where it fails again later, ever rarer, until it is done. Answers how to call that off, of which `act` is told. */
export function untilDone(act: (isOver: () => boolean) => Promise<unknown>): () => void {
  let isOver = false;
  let callOff = () => {};
  let failures = 0;
  const run = () => {
    act(() => isOver).catch((thrown: unknown) => {
      // A file that is gone since a deployment comes no more to this page.
      failures += 1;
      if (!isOver) callOff = onceLater(run, waitAfter(failures, thrown, firstWait));
    });
  };
  run();
  return () => {
    isOver = true;
    callOff();
  };
}
