import type { ContactOutput, SearchOutput } from '@mboalink/shared/directory/calls.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { defaultPageSize } from '@mboalink/shared/limits.ts';
import type { Known } from '@mboalink/shared/network/calls.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import { hashKey, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import type { ConnectionsPage, SavedPage } from '../api/network-queries.ts';
import { findContacts, type LocalSearch } from './find-contacts.ts';
import { holdsContacts, isWholeList, whole } from './kept-queries.ts';
import type { OpenedPage } from './whole-lists.ts';

/**
 * `by`: the client's first file, by which the version of the site is known that was answered. `isStale`: it has changed since, and was not
 * asked for again.
 */
export type KeptAnswer = {
  key: QueryKey;
  at: number;
  data: unknown;
  by?: string | undefined;
  isStale?: boolean | undefined;
};

/** `isFound`: not what the server answered to this question, but found here among what it answered to others. */
export type Answer = { at: number; data: unknown; isFound?: true };

/** What a phone keeps of one person, by the hash of the question. */
export type Kept = ReadonlyMap<string, KeptAnswer>;

type Wanted = {
  q?: string;
  search?: string;
  category?: string;
  page?: number;
  archived?: boolean;
  trustLevel?: string;
  connectionType?: string;
};

/** What a phone can answer in place of the server; undefined where it knows nothing of it. */
export function answerFromWallet(kept: Kept, key: QueryKey): Answer | undefined {
  if (isOfToday(key)) return undefined;
  const same = kept.get(hashKey(key));
  if (isOpenSearch(key)) return answerOfOpenSearch(kept, same) ?? same;
  if (same) return { at: same.at, data: same.data };
  const [area, , what, , wanted] = key;
  if (area === 'network') return answerOfList(kept, key);
  if (area !== 'directory') return undefined;
  if (what === 'search') return answerOfSearch(kept, Object(wanted));
  return what === 'contact' ? answerOfContact(kept, wanted) : undefined;
}

/**
 * What the server answered to the same question before, or a list that the phone keeps whole says of it. Undefined where another version
 * of the site asked, whose answers may have another shape.
 */
export function answeredBefore(kept: Kept, key: QueryKey, by: string | undefined): Answer | undefined {
  if (isOfToday(key)) return undefined;
  const ofThisVersion = new Map([...kept].filter(([, one]) => one.by === by));
  const same = ofThisVersion.get(hashKey(key));
  if (same) return { at: same.at, data: same.data };
  return key[0] === 'network' ? answerOfList(ofThisVersion, key) : undefined;
}

/** Of an answer that grows page by page the first: each page that is shown is asked again. */
export function firstPageOf(answer: Answer): Answer {
  const { pages, pageParams } = Object(answer.data) as Partial<InfiniteData<unknown>>;
  if (!pages || !pageParams) return answer;
  return { ...answer, data: { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } };
}

function answerOfList(kept: Kept, key: QueryKey): Answer | undefined {
  const [, userId, what, language, narrowed] = key;
  // One language's list is no part of another's.
  if (isWholeList(key)) return undefined;
  const wanted: Wanted = typeof narrowed === 'object' ? { ...narrowed } : {};
  const of = <Data>() => wholeList<Data>(kept, ['network', userId, what, language, whole]);
  if (what === 'opened') {
    const list = of<OpenedPage>();
    // The front page recommends nobody whom the reader reported.
    const isRecommended = ({ reported }: { reported: boolean }) => narrowed !== 'latest' || !reported;
    const rows = list?.data.opened.filter((row) => isRecommended(row) && isWanted(row, wanted)) ?? [];
    return list && { at: list.at, data: { opened: pageOf(rows, wanted), pagination: paged(rows, wanted) } };
  }
  if (what === 'saved') {
    const list = of<InfiniteData<SavedPage>>();
    const rows = list?.data.pages.flatMap(({ saved }) => saved).filter((row) => isWanted(row, wanted)) ?? [];
    const pageParams = Array.from(
      { length: Math.ceil(rows.length / defaultPageSize) || 1 },
      (_, index) => index + 1,
    );
    const pages = pageParams.map((page) => ({
      saved: pageOf(rows, { page }),
      pagination: paged(rows, { page }),
    }));
    return list && { at: list.at, data: { pages, pageParams } };
  }
  if (what !== 'connections') return undefined;
  return answerOfConnections(of<ConnectionsPage>(), language === 'latest' ? { limit: 3 } : wanted);
}

type WholeList<Data> = (KeptAnswer & { data: Data }) | undefined;

/** In the other language, too: it is the same people. */
export function wholeList<Data>(kept: Kept, key: QueryKey): WholeList<Data> {
  const [, , what] = key;
  const found =
    kept.get(hashKey(key)) ?? [...kept.values()].find((one) => one.key[2] === what && isWholeList(one.key));
  return found as WholeList<Data>;
}

function answerOfConnections(
  list: WholeList<ConnectionsPage>,
  wanted: Wanted & { limit?: number },
): Answer | undefined {
  // Those taken off the list are not kept.
  if (!list || wanted.archived) return undefined;
  const rows = list.data.connections.filter(
    ({ state, businessName, connectedUserId: contact, trustLevel, connectionType }) =>
      isWanted({ state, businessName, contact }, wanted) &&
      (!wanted.trustLevel || wanted.trustLevel === trustLevel) &&
      (!wanted.connectionType || wanted.connectionType === connectionType),
  );
  return {
    at: list.at,
    data: {
      connections: pageOf(rows, wanted),
      pagination: paged(rows, wanted),
    },
  };
}

type Paged = { page?: number; limit?: number };

const paged = (rows: readonly unknown[], { page = 1, limit = defaultPageSize }: Paged) => ({
  page,
  limit,
  totalCount: rows.length,
});

const pageOf = <Row>(rows: readonly Row[], { page = 1, limit = defaultPageSize }: Paged): Row[] =>
  rows.slice((page - 1) * limit, page * limit);

function isWanted(known: Known, { q, search, category }: Wanted): boolean {
  if (category && known.contact?.category !== category) return false;
  const words = wordsOf(q ?? search ?? '');
  if (words.length === 0) return true;
  if (known.contact) return findContacts([known.contact], { search: q ?? search }).length > 0;
  const own = wordsOf(known.businessName ?? '');
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
}

/** Everybody whom the phone knows, the latest answer about each. */
function contactsOf(kept: Kept): { contact: Contact; at: number }[] {
  const found = new Map<string, { contact: Contact; at: number }>();
  for (const { key, at, data } of kept.values())
    for (const contact of holdsContacts(key) ? contactsIn(data) : []) {
      const known = found.get(contact._id);
      // Whoever is shown with a number stays so.
      const isBetter =
        !known || (known.contact.unlocked === contact.unlocked ? at > known.at : contact.unlocked);
      if (isBetter) found.set(contact._id, { contact, at });
    }
  return [...found.values()];
}

type Holder = {
  pages?: Holder[];
  contacts?: Contact[];
  opened?: Known[];
  saved?: Known[];
  connections?: ConnectionsPage['connections'];
};

function contactsIn(data: unknown): Contact[] {
  const { pages = [], contacts = [], opened = [], saved = [], connections = [] }: Holder = Object(data);
  return [
    ...contacts,
    ...[...opened, ...saved].flatMap(({ contact }) => contact ?? []),
    ...connections.flatMap(({ connectedUserId }) => connectedUserId ?? []),
    ...pages.flatMap(contactsIn),
  ];
}

function answerOfContact(kept: Kept, slug: unknown): Answer | undefined {
  const found = contactsOf(kept).find(({ contact }) => contact.slug === slug);
  const quotaInfo = latestQuota(kept);
  if (!found || !quotaInfo) return undefined;
  const data: ContactOutput = { contact: found.contact, quotaInfo };
  return { at: found.at, data };
}

/** A search that was not asked before: among all whom the phone knows. Nobody found is no answer: there may be others. */
function answerOfSearch(kept: Kept, wanted: LocalSearch): Answer | undefined {
  const known = contactsOf(kept);
  const contacts = known.map(({ contact }) => contact);
  return answerOf(kept, findContacts(contacts, wanted), Math.min(...known.map(({ at }) => at)));
}

function answerOf(kept: Kept, contacts: Contact[], at: number): Answer | undefined {
  const quotaInfo = latestQuota(kept);
  if (contacts.length === 0 || !quotaInfo) return undefined;
  const page: SearchOutput = {
    contacts,
    pagination: {
      ...{ page: 1, limit: contacts.length, totalCount: contacts.length },
      ...{ totalIsLowerBound: false, nextCursor: null },
    },
    ...{ quotaInfo, dailyLimitReached: false, limitMessage: null, understood: null },
  };
  return { at, data: { pages: [page], pageParams: [undefined] }, isFound: true };
}

/** Whether nothing is asked for but whoever there is. */
function isOpenSearch([area, , what, , wanted]: QueryKey): boolean {
  const { limit: _, ...criteria }: Record<string, unknown> = Object(wanted);
  return (
    area === 'directory' && what === 'search' && Object.values(criteria).every((value) => value === undefined)
  );
}

/** So many opened numbers stand before what was searched for; all are in the list of those that were seen. */
const mostOpened = 60;

/** Where nothing is asked for: whose numbers were opened, the latest first, then the last search, then what the server answered to this. */
function answerOfOpenSearch(kept: Kept, same: KeptAnswer | undefined): Answer | undefined {
  const last = searchesOf(kept).find(({ key }) => !isOpenSearch(key));
  const opened = [...kept.values()].filter(({ key }) => key[2] === 'opened' || key[2] === 'revealed-today');
  if (!last && opened.length === 0) return undefined;
  const known = new Map(contactsOf(kept).map((one) => [one.contact._id, one]));
  const ids = new Set([
    ...opened.flatMap(({ data }) => contactsIn(data).map(({ _id }) => _id)).slice(0, mostOpened),
    ...[last, same].flatMap((one) => contactsIn(one?.data).map(({ _id }) => _id)),
  ]);
  const found = [...ids].flatMap((id) => known.get(id) ?? []);
  return answerOf(
    kept,
    found.map(({ contact }) => contact),
    Math.min(...found.map(({ at }) => at)),
  );
}

/** What may be opened is not known without the server. */
const isOfToday = ([area, , what]: QueryKey) => area === 'directory' && what === 'quota';

/** What may be opened, by the last answer of the server: whatever is answered here says so, too. */
function latestQuota(kept: Kept) {
  const said = [...kept.values()].find(({ key }) => isOfToday(key));
  if (said) return said.data as QuotaInfo;
  const last = searchesOf(kept)[0]?.data as InfiniteData<SearchOutput> | undefined;
  return last?.pages[0]?.quotaInfo;
}

/** The latest first. */
const searchesOf = (kept: Kept) =>
  [...kept.values()].filter(({ key }) => key[2] === 'search').sort((a, b) => b.at - a.at);
