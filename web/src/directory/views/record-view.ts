/** Records that somebody looked at a card, in the way of nothing: what keeps it is fetched then, and where it is not, nothing is. */
export function recordView(contactId: string) {
  import('./keep-view.ts').then(
    ({ keepView }) => keepView(contactId),
    () => {},
  );
}
