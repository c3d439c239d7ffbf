import type { Wish } from './wish.ts';

const turns = new Map<string, Promise<boolean>>();

/** Tells of the same thing one after the other: what was wished last is what holds. */
export function inTurn({ kind, about }: Wish, tell: () => Promise<boolean>): Promise<boolean> {
  const name = kind + about;
  const turn = turns.get(name)?.then(tell, tell) ?? tell();
  turns.set(name, turn);
  const end = () => turns.get(name) === turn && turns.delete(name);
  turn.then(end, end);
  return turn;
}
