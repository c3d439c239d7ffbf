/** Whoever opened somebody's number is told of by an event of this name at the window. */
export const openedEvent = 'opened';
