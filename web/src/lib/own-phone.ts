import { copyNames, ownPhoneAddress } from '@mboalink/shared/kept-copies.ts';
import { readStored } from './storage.ts';

/** Whether somebody said that this phone is theirs, whoever that is. */
export const isSomebodysPhone = () => readStored('local', 'this-phone') !== null;

/** One after the other: whoever signs out at once leaves no mark. */
let last: Promise<unknown> = Promise.resolve();

const change = (work: (pages: Cache) => Promise<unknown>) => {
  last = last.then(async () => work(await caches.open(copyNames.pages))).catch(() => {});
  return last;
};

/** Has the service worker show members' pages at once: what somebody comes for is on this phone. Never fails. */
export const markOwnPhone = () => change((pages) => pages.put(ownPhoneAddress, new Response()));

/** What somebody read of others goes with them. Never fails. */
export const forgetOpenPages = () => change(() => caches.delete(copyNames.openPages));

/** Members' pages wait for the server again. Never fails. */
export const forgetOwnPhone = () => change((pages) => pages.delete(ownPhoneAddress));
