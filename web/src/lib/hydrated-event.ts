/** The client says that it has taken over the page by an event of this name at the window. */
export const hydratedEvent = 'hydrated';

/** And by one of this name that it could not, since something it needs did not arrive. */
export const failedEvent = 'failed';
