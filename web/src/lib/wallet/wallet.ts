import { queryClient } from '../api/query-client.ts';
import { fromTimeToTime } from '../api/try-again.ts';
import { keepPages } from '../keep-visit.ts';
import { markOwnPhone } from '../own-phone.ts';
import { pathTo } from '../paths.ts';
import { onPurge } from '../personal-caches.ts';
import { readerLanguage } from '../reader-language.ts';
import { trustUser } from '../session/session-store.ts';
import { eraseDatabase } from '../storage.ts';
import type { KeptAnswer } from './answer-from-wallet.ts';
import { isWholeList } from './kept-queries.ts';
import { putRemembered } from './remembered.ts';
import { forgetPhone, isPhoneOf, keepPhoneOf } from './this-phone.ts';
import { showWalletLine } from './wallet-line.tsx';
import { openShelf } from './wallet-shelf.ts';
import { askAgain, watchAnswers } from './watch-answers.ts';
import { readWholeLists } from './whole-lists.ts';

/** The lists are read once what somebody came for is on the screen, and once after several changes. */
const calmMilliseconds = 3000;

/** What is remembered is asked for again after so long while it is looked at, and rarer where that fails. */
const asksAgainAfter = 15_000;

/** Puts a whole list among the answers of this page. Nobody looks at it there: by itself it would go after five minutes. */
function hold({ key, at, data, isStale }: KeptAnswer) {
  queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  if (queryClient.getQueryData(key)) return;
  putRemembered(queryClient, key, { data, at });
  if (isStale) queryClient.getQueryCache().find({ queryKey: key })?.invalidate();
}

let wallet: { userId: string; ready: Promise<void>; renew: () => void; stop: () => void } | undefined;

function createWallet(userId: string) {
  const shelf = openShelf(userId);
  let calm: ReturnType<typeof setTimeout> | undefined;
  const readSoon = () => {
    clearTimeout(calm);
    calm = setTimeout(read, calmMilliseconds);
  };
  const read = () => {
    if (navigator.onLine) readWholeLists(queryClient, { userId, language: readerLanguage() }).catch(() => {});
  };
  const answers = watchAnswers(userId, shelf, (query) => {
    shelf.markStale(query);
    readSoon();
  });
  let isStopped = false;
  let asking: ReturnType<typeof fromTimeToTime> | undefined;
  const begin = async () => {
    await shelf.load();
    if (isStopped) return;
    for (const answer of shelf.kept.values()) if (isWholeList(answer.key)) hold(answer);
    answers.lookBack();
    asking = fromTimeToTime(askAgain, asksAgainAfter);
    readSoon();
  };
  addEventListener('online', readSoon);
  const ready = begin();
  void markOwnPhone();
  // What is kept is looked at there, and an installed application begins with the first.
  void keepPages([pathTo('home'), pathTo('find-contact'), pathTo('my-contacts')]);
  const stop = () => {
    isStopped = true;
    answers.stop();
    shelf.close();
    asking?.stop();
    clearTimeout(calm);
    removeEventListener('online', readSoon);
  };
  const renew = () => {
    shelf.empty();
    // What is known of the lists is joined with what is new of them.
    queryClient.removeQueries({ predicate: ({ queryKey }) => isWholeList(queryKey) });
    readSoon();
  };
  return { userId, ready, stop, renew };
}

function stop() {
  wallet?.stop();
  wallet = undefined;
}

onPurge(stop);

/** Keeps on their own phone what somebody is answered, and answers from it without a network; where it is not their phone, nothing stays. */
export function startWallet(userId: string, email?: string): void {
  showWalletLine();
  if (wallet?.userId === userId) return;
  stop();
  if (isPhoneOf(userId, email)) wallet = createWallet(userId);
  else forgetThisPhone();
}

/**
 * The same as soon as a page starts, for whom this browser knew last: on their own phone they are trusted until the server has said
 * who is here, and what is remembered is there when this ends.
 */
export async function openWallet(userId: string, email?: string): Promise<void> {
  startWallet(userId, email);
  if (!wallet) return;
  await wallet.ready;
  trustUser();
}

/** From the settings. */
export function rememberThisPhone(userId: string): void {
  keepPhoneOf(userId);
  startWallet(userId);
}

/** Everything that the phone keeps goes at once. */
export function forgetThisPhone(): void {
  stop();
  forgetPhone();
  eraseDatabase('wallet');
}

/** Somebody may not be seen any more: all goes, and comes anew from the server without them. */
export function renewWallet(): void {
  if (wallet) wallet.renew();
  else eraseDatabase('wallet');
}
