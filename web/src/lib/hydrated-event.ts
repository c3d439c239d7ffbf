/** The client says that it has taken over the page by an event of this name at the window. */
export const hydratedEvent = 'hydrated';
