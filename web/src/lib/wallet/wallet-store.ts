import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { DatabaseName } from '../stored-keys.ts';

const name: DatabaseName = 'wallet';
const storeName = 'kept';

/** A database that gives way at once to its deletion, here or in another tab, and is not made anew by what comes late. */
export type WalletStore = { use: UseStore; close: () => void };

export function openWalletStore(): WalletStore {
  let closed = false;
  let opened: Promise<IDBDatabase> | undefined;
  const close = () => {
    closed = true;
    opened?.then((database) => database.close()).catch(() => {});
  };
  // A connection that failed, or that the browser closed, is none for who asks next.
  const forget = () => {
    opened = undefined;
  };
  const open = async () => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    const database = await promisifyRequest(request);
    database.onversionchange = close;
    database.onclose = forget;
    return database;
  };
  const use: UseStore = async (mode, work) => {
    if (closed) throw new DOMException('Closed', 'InvalidStateError');
    if (!opened) {
      opened = open();
      opened.catch(forget);
    }
    const database = await opened;
    return work(database.transaction(storeName, mode).objectStore(storeName));
  };
  return { use, close };
}
