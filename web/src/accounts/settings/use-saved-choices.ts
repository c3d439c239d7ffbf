import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useRef, useState } from 'react';
import { keepUser } from '../../lib/session/session-store.ts';

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
  const [unsaved, setUnsaved] = useState<Partial<Choices>>({});
  const latest = useRef<Partial<Choices>>({});
  const queue = useRef(Promise.resolve());
  const overlay = (choices: Partial<Choices>) => {
    latest.current = choices;
    setUnsaved(choices);
  };

  /** Answers whether it was saved. */
  const choose = (choice: Partial<Choices>): Promise<boolean> => {
    overlay({ ...latest.current, ...choice });
    const settled = () => {
      const others = Object.entries(latest.current).filter(([name, value]) => choice[name] !== value);
      overlay(Object.fromEntries(others) as Partial<Choices>);
    };
    const saved = queue.current
      .then(() => save(choice))
      .then(
        ({ user }) => {
          keepUser(user);
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
  return { choices: { ...kept, ...unsaved }, choose };
}
