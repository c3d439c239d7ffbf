import { startForWorker } from './start-for-worker.ts';

/**
 * The application of this vitest worker, which its files use one after the other. Files bring their own people and never
 * count what others made.
 */
export const shared = await startForWorker();

export const { addresses } = shared.application;
