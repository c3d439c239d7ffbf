import { clear, createStore, get, set } from 'idb-keyval';

/** Of whoever registers with this address. */
type Waiting = { email: string; picture: Blob };

/** By itself, so that it outlives what another person left. */
const store = createStore('register-picture', 'waiting');

const key = 'picture';

const plain = (email: string) => email.trim().toLowerCase();

/** The picture that waits for the account of an address; nobody else gets it. */
export async function waitingPicture(email: string): Promise<Blob | undefined> {
  const kept = await get<Waiting>(key, store).catch(() => undefined);
  return email !== '' && kept?.email === plain(email) ? kept.picture : undefined;
}

/** Keeps a picture until its owner has an account; a storage that refuses it keeps nothing. */
export const keepWaitingPicture = (email: string, picture: Blob): Promise<void> =>
  set(key, { email: plain(email), picture } satisfies Waiting, store).catch(() => {});

/** Forgets the picture, unless it is of this address. */
export async function forgetWaitingPicture(unless = ''): Promise<void> {
  if (!(await waitingPicture(unless))) await clear(store).catch(() => {});
}
