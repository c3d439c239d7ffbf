/**
 * What a link tells the page that it leads to, as the state of the history entry; written beside it, too, for who follows it before
 * the client has taken over.
 */
export const linkState = (state: unknown) => ({
  state,
  'data-state': state ? JSON.stringify(state) : undefined,
});
