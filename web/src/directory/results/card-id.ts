import type { Contact } from '@mboalink/shared/directory/contact.ts';

/** The id of a contact's card, for moving the focus to it. */
export function cardIdOf(contact: Contact): string {
  return `contact-${contact._id}`;
}
