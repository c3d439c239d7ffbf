import type { Contact } from '@mboalink/shared/directory/contact.ts';

/** What somebody wants to hold of a contact or a connection, `about` its id; the last wish counts. `name` is said where it is refused; of
 * whom somebody saves `contact` is what their list shows meanwhile. */
export type Wish = { about: string; name: string } & (
  | { kind: 'save'; wanted: boolean; contact: Contact | null }
  | { kind: 'trust'; wanted: boolean }
  | { kind: 'archive'; wanted: boolean }
  | { kind: 'note'; note: string }
);
