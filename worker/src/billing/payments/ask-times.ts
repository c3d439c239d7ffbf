/** How long a provider may take to answer when it is asked for a payment: a screen waits for 30 seconds. */
export const providerMilliseconds = 24_000;

/** How long a provider may take to answer anything else. */
export const answerMilliseconds = 10_000;

/** So long after a payment was begun nobody asks for it any more. */
export const askedMilliseconds = 30_000;
