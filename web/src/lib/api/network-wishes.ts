import { createWishes } from './wishes.ts';

/** Whether contacts are saved, by their id; who cannot be seen is known by the row. */
export const savedWishes = createWishes();

/** Whether connections are trusted, by their id. */
export const trustWishes = createWishes();

/** Whether connections are taken off the list, by their id. */
export const archiveWishes = createWishes();
