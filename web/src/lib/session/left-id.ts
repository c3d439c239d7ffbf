/** By which the page for times without a network knows what it says to whoever has signed out there. */
export const leftId = 'left';
