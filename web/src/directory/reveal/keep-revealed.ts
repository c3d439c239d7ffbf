import type { ContactOutput, SearchOutput } from '@mboalink/shared/directory/calls.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { changeAnswers } from '../../lib/api/change-answers.ts';
import { directoryKeys } from '../../lib/api/directory-queries.ts';
import { changeConnections, networkKeys, type SavedPage } from '../../lib/api/network-queries.ts';

/** Replaces a contact that was just revealed in whatever is kept in memory for this person. */
export function keepRevealed(client: QueryClient, userId: string, contact: Contact) {
  changeAnswers<InfiniteData<SearchOutput>>(client, { queryKey: directoryKeys.searches(userId) }, (data) => ({
    ...data,
    pages: data.pages.map((page) => withContact(page, contact)),
  }));
  changeAnswers<ContactOutput>(client, { queryKey: directoryKeys.contacts(userId) }, (data) =>
    data.contact._id === contact._id ? { ...data, contact: withNamesOf(data.contact, contact) } : data,
  );
  changeAnswers<InfiniteData<SavedPage>>(client, { queryKey: networkKeys.saved(userId) }, (data) => ({
    ...data,
    pages: data.pages.map((page) => withSaved(page, contact)),
  }));
  changeConnections(client, userId, ({ connectedUserId: other, ...row }) => ({
    ...row,
    connectedUserId: other?._id === contact._id ? openedIn(other, contact) : other,
  }));
  for (const queryKey of [directoryKeys.revealedToday(userId), networkKeys.opened(userId)])
    void client.invalidateQueries({ queryKey });
}

function withContact(page: SearchOutput, contact: Contact): SearchOutput {
  const opened = (other: Contact) => (other._id === contact._id ? openedIn(other, contact) : other);
  return { ...page, contacts: page.contacts.map(opened) };
}

function withSaved(page: SavedPage, contact: Contact): SavedPage {
  const saved = page.saved.map((row) =>
    row.contact?._id === contact._id ? { ...row, contact: openedIn(row.contact, contact) } : row,
  );
  return { ...page, saved };
}

/** What was asked for in the other language keeps its names. */
const withNamesOf = ({ names }: Contact, contact: Contact): Contact => ({ ...contact, names });

/** In a list it keeps the address, too, that the search found. */
const openedIn = ({ names, region, city, quartier, landmark }: Contact, contact: Contact): Contact => ({
  ...contact,
  ...{ names, region, city, quartier, landmark },
});
