import type { Wish } from './wish.ts';

const turns = new Map<string, Promise<unknown>>();

/** Tells of the same thing one after the other: what was wished last is what holds. */
export async function inTurn<T>({ kind, about }: Wish, tell: () => Promise<T>): Promise<T> {
  const name = `${kind} ${about}`;
  const turn = turns.get(name)?.then(tell, tell) ?? tell();
  turns.set(name, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(name) === turn) turns.delete(name);
  }
}
