import { documentsCache } from '@mboalink/shared/own-phone.ts';
import { type Mutation, onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  persistQueryClient,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client';
import { clear, del, get, set } from 'idb-keyval';
import { isOwnPhone } from './own-phone.ts';
import { browserQueries } from './queries.browser.ts';
import { alsoForget, storedUser } from './session.ts';
import type { Queries } from './trpc.ts';

const keptDays = 30;
const keptSearches = 10;

/** Many changes come at once; what is pressed is written before a page can go. */
const writeMilliseconds = 100;

/** What can be read on one's own phone without a network. */
const keptCalls = [
  'accounts.me',
  'network.opened',
  'network.saved',
  'network.connections',
  'network.connectionStats',
  'directory.revealedToday',
  'directory.search',
];

type Key = readonly unknown[];

const callOf = ([path]: Key): string => (Array.isArray(path) ? path.join('.') : '');

/** Has changes wait for the network, and keeps what somebody knows where they said that the phone is theirs. */
export async function keepForOffline(): Promise<void> {
  const queries = browserQueries();
  // The library believes that there is a network at each start.
  onlineManager.setOnline(navigator.onLine);
  waitForNetwork(queries);
  const member = storedUser()?._id;
  if (member && isOwnPhone() && !stopKeeping) await persist(queries.queryClient, member);
  await queries.queryClient.resumePausedMutations();
}

alsoForget(() => stopKeeping?.());

let stopKeeping: (() => void) | undefined;

/** Whoever is here said that others use this phone, too. */
export async function forgetKeptAnswers(): Promise<void> {
  stopKeeping?.();
  await Promise.allSettled([clear(), caches.delete(documentsCache)]);
}

/** A change that a network lost is sent again; one that was refused is not. */
const retry = (_: number, error: { data?: unknown }) => !error.data;

function waitForNetwork({ utils, queryClient }: Queries): void {
  const { network } = utils;
  const changed = () => void queryClient.invalidateQueries({ queryKey: [['network']], refetchType: 'none' });
  // Those that an earlier page left know no screen any more: they are sent, one after the other, and what is known is asked anew.
  const inTurn =
    (id: string) =>
    <Send>({ canonicalMutationFn }: { canonicalMutationFn: Send }) => ({
      mutationFn: canonicalMutationFn,
      scope: { id },
      retry,
      onSuccess: changed,
    });
  network.save.setMutationDefaults(inTurn('saved'));
  network.unsave.setMutationDefaults(inTurn('saved'));
  network.note.setMutationDefaults(inTurn('notes'));
  network.trust.setMutationDefaults(inTurn('network'));
  network.archive.setMutationDefaults(inTurn('network'));
  network.restore.setMutationDefaults(inTurn('network'));
}

async function persist(queryClient: QueryClient, member: string): Promise<void> {
  for (const call of keptCalls)
    queryClient.setQueryDefaults([call.split('.')], { gcTime: Number.POSITIVE_INFINITY });
  const { persister, stop } = openPersister(member);
  const options = {
    queryClient,
    persister,
    buster: __BUILD__,
    maxAge: keptDays * 86_400_000,
    dehydrateOptions: {
      shouldDehydrateQuery: (query: Query) => isKept(queryClient, query),
      // One that is on its way when the page goes is sent again, too: each may come twice.
      shouldDehydrateMutation: ({ state }: Mutation) => state.status === 'pending',
    },
  };
  const [unsubscribe, restored] = persistQueryClient(options);
  stopKeeping = () => {
    unsubscribe();
    stop();
    stopKeeping = undefined;
  };
  await restored;
  // Nothing would be written before the next change.
  await persistQueryClientSave(options);
}

/** Whether an answer is one to keep: of searches the last ten. */
export function isKept(queryClient: QueryClient, query: Query): boolean {
  const call = callOf(query.queryKey);
  if (query.state.status !== 'success' || !keptCalls.includes(call)) return false;
  if (call !== 'directory.search') return true;
  const searches = queryClient.getQueryCache().findAll({ queryKey: [['directory', 'search']] });
  searches.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return searches.slice(0, keptSearches).includes(query);
}

/** Three calls of IndexedDB, under the name of the member. */
function openPersister(member: string) {
  const key = `kept-of-${member}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const persister = {
    persistClient(client: PersistedClient) {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(() => void set(key, client).catch(() => {}), writeMilliseconds);
    },
    async restoreClient() {
      const client = await get<PersistedClient>(key).catch(() => undefined);
      for (const { state } of client?.clientState.mutations ?? []) state.isPaused = true;
      return client;
    },
    removeClient: () => del(key).catch(() => {}),
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { persister, stop };
}
