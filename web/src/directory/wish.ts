/** What somebody wants to hold of a contact or a connection, `about` its id; the last wish counts. `name` is said where it is refused. */
export type Wish = { about: string; name: string } & (
  | { kind: 'save' | 'trust'; wanted: boolean }
  | { kind: 'note'; note: string }
);
