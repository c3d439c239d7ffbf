import { whoIsHere } from '../lib/session/session-store.ts';
import { createOutbox } from './outbox.ts';
import type { Wish } from './wish.ts';

export type Waiting = Wish & { id: string };

/** What somebody wished without a network. */
export const outbox = createOutbox<Waiting>('wishes', 500);

export const watchers = new Set<() => void>();

/** Has whoever watches look again. */
export const changed = () => {
  for (const watcher of watchers) watcher();
};

/** The wishes of whoever is here. */
export const waiting = () => outbox.waiting(whoIsHere() ?? '');

/** Those of one kind about one thing. */
export const idsAboutSame = ({ kind, about }: Wish) =>
  waiting()
    .filter((wish) => wish.kind === kind && wish.about === about)
    .map(({ id }) => id);

/** Forgets what waited about the same `before` this wish was told, as storage had it. What another tab wished meanwhile stays. */
export function dropWish(wish: Wish, before: string) {
  const earlier = idsAboutSame(wish).filter((id) => before.includes(id));
  outbox.forget(whoIsHere() ?? '', earlier);
  changed();
}
