import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useRef, useState } from 'react';
import { updateUser } from '../../lib/session/session-store.ts';

type Saving<Choices> = {
  kept: Choices;
  save: (choice: Partial<Choices>) => Promise<{ user: CurrentUser }>;
  onFailed: (thrown: unknown) => void;
};

/**
 * What somebody chose by switches, shown as chosen at once and saved one after the other: an answer carries all choices, and
 * an early one must not overtake a later one. What could not be saved shows again as it was.
 */
export function useSavedChoices<Choices extends Record<string, boolean | string | null>>({
  kept,
  save,
  onFailed,
}: Saving<Choices>) {
  const [unsaved, setUnsaved] = useState<readonly Partial<Choices>[]>([]);
  const queue = useRef(Promise.resolve());

  /** Answers whether it was saved. */
  const choose = (choice: Partial<Choices>): Promise<boolean> => {
    // Each has its turn: one that equals a later one is not that one.
    const turn = { ...choice };
    setUnsaved((turns) => [...turns, turn]);
    const settled = () => setUnsaved((turns) => turns.filter((other) => other !== turn));
    const saved = queue.current
      .then(() => save(choice))
      .then(
        ({ user }) => {
          updateUser(user);
          return true;
        },
        (thrown: unknown) => {
          onFailed(thrown);
          return false;
        },
      );
    queue.current = saved.then(settled);
    return saved;
  };
  const choices: Choices = Object.assign({}, kept, ...unsaved);
  return { choices, choose };
}
