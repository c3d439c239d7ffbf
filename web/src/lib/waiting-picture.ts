import { pictureCache } from './session.ts';

const key = '/waiting-picture';
const owner = 'X-Owner';

const plain = (email: string) => encodeURIComponent(email.trim().toLowerCase());

/** The picture that waits for the account of an address; nobody else gets it. */
export async function waitingPicture(email: string): Promise<Blob | undefined> {
  try {
    const kept = await caches.match(key, { cacheName: pictureCache });
    return email !== '' && kept?.headers.get(owner) === plain(email) ? await kept.blob() : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a picture until its owner has an account; a storage that refuses it keeps nothing. */
export async function keepWaitingPicture(email: string, picture: Blob): Promise<void> {
  try {
    const headers = { 'Content-Type': picture.type, [owner]: plain(email) };
    await (await caches.open(pictureCache)).put(key, new Response(picture, { headers }));
  } catch {
    // It can be chosen again in the profile.
  }
}

/** Forgets the picture, whosever it is. */
export async function forgetWaitingPicture(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(pictureCache).catch(() => {});
}
