import type { SearchOutput } from '@mboalink/shared/directory/calls.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { directoryKeys } from '../../lib/api/directory-queries.ts';

/** Replaces a contact that was just revealed in every cached search of this person. */
export function keepRevealed(client: QueryClient, userId: string, contact: Contact) {
  client.setQueriesData<InfiniteData<SearchOutput>>({ queryKey: directoryKeys.searches(userId) }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => withContact(page, contact)) } : data,
  );
  void client.invalidateQueries({ queryKey: directoryKeys.revealedToday(userId) });
}

function withContact(page: SearchOutput, contact: Contact): SearchOutput {
  if (!page.contacts.some(({ _id }) => _id === contact._id)) return page;
  // A search that was made in the other language keeps its names.
  const opened = (other: Contact) => (other._id === contact._id ? { ...contact, names: other.names } : other);
  return { ...page, contacts: page.contacts.map(opened) };
}
