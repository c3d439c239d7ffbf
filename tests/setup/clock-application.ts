import { startForWorker } from './start-for-worker.ts';

/** One more application of this vitest worker, for files that move the clock and leave nobody behind. */
export const clocked = await startForWorker();
