/** Has the element that the first screen of a page ends with: nothing of the page is painted before that has come. */
export const firstScreenEnd = 'first-screen-end';
