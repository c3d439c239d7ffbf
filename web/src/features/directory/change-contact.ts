import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Changes a contact wherever an answer in the cache names it: lists, pages of lists, single contacts. The rest of it is as old as before. */
export function changeContact(client: QueryClient, id: string, change: (contact: Contact) => Contact) {
  for (const [key, data] of client.getQueriesData({})) {
    const changed = changedIn(data, id, change);
    if (changed !== data)
      // As old as before, and newer than the document that it came with: what is kept on the phone wins over that.
      client.setQueryData(key, changed, { updatedAt: (client.getQueryState(key)?.dataUpdatedAt ?? 0) + 1 });
  }
}

/** The same data where nothing of it changed. */
function changedIn(data: unknown, id: string, change: (contact: Contact) => Contact): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (isContact(data) && data._id === id) return change(data);
  if (Array.isArray(data)) {
    const list = data.map((entry) => changedIn(entry, id, change));
    return list.some((entry, index) => entry !== data[index]) ? list : data;
  }
  const entries = Object.entries(data).map(([name, value]) => [name, changedIn(value, id, change)] as const);
  const isSame = entries.every(([name, value]) => value === (data as Record<string, unknown>)[name]);
  return isSame ? data : Object.fromEntries(entries);
}

function isContact(data: object): data is Contact {
  return '_id' in data && 'unlocked' in data && 'saved' in data;
}
