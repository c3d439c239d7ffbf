import { keysOf } from '@mboalink/shared/keys-of.ts';
import type { QueryKey } from '@tanstack/react-query';

/** What marks the query of a whole list, in the place of what a page of it is narrowed to. */
export const whole = 'whole';

export const isWholeList = (key: QueryKey): boolean => key[4] === whole;

type KeptKind = {
  /** `key` is that of a query of this person. */
  is: (key: QueryKey, userId: string) => boolean;
  /** Of more the last ones are kept. */
  most?: number;
  /** Counts alone, which may go by the names of lists. */
  isFigures?: true;
};

const begins = (key: QueryKey, ...start: readonly unknown[]) => start.every((part, at) => key[at] === part);

/** Which answers a phone keeps. What is not named here is never kept. */
const keptKinds = {
  opened: { is: (key, userId) => begins(key, 'network', userId, 'opened') && isWholeList(key) },
  saved: { is: (key, userId) => begins(key, 'network', userId, 'saved') && isWholeList(key) },
  connections: { is: (key, userId) => begins(key, 'network', userId, 'connections') && isWholeList(key) },
  figures: { is: (key, userId) => begins(key, 'network', userId, 'stats'), isFigures: true },
  quota: { is: (key, userId) => begins(key, 'directory', userId, 'quota'), isFigures: true },
  revealedToday: { is: (key, userId) => begins(key, 'directory', userId, 'revealed-today') },
  searches: { is: (key, userId) => begins(key, 'directory', userId, 'search'), most: 10 },
  month: {
    is: (key, userId) => begins(key, 'insights', userId) && key[3] === 'dashboard' && key[4] === 'month',
    isFigures: true,
  },
} as const satisfies Readonly<Record<string, KeptKind>>;

type KeptName = keyof typeof keptKinds;

/** As which of these a query is kept; undefined where it is not. */
export function keptAs(key: QueryKey, userId: string): KeptName | undefined {
  return keysOf(keptKinds).find((name) => keptKinds[name].is(key, userId));
}

/** Whether an answer that is kept is one of contacts. */
export function holdsContacts(key: QueryKey): boolean {
  const kinds: readonly KeptKind[] = Object.values(keptKinds);
  return kinds.some(({ is, isFigures }) => !isFigures && is(key, String(key[1])));
}

/** How many answers of a kind are kept, the last ones. */
export function mostOf(name: KeptName): number {
  const { most = Number.POSITIVE_INFINITY }: KeptKind = keptKinds[name];
  return most;
}
