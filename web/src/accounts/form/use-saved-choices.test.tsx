import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { Switch } from '../../ui/switch.tsx';
import { useSavedChoices } from './use-saved-choices.ts';

afterEach(() => dropUser());

type Answer = (isSaved: boolean) => void;

/** A switch whose answers come when they are told to, in the order in which they were asked for. */
async function draw() {
  const answers: Answer[] = [];
  const shown: boolean[] = [];
  function Draws() {
    const preferences = useSession().user?.notificationPreferences ?? seller.notificationPreferences;
    const { choices, choose } = useSavedChoices({
      kept: { weeklyDigest: preferences.weeklyDigest },
      save: ({ weeklyDigest = false }) =>
        new Promise((resolve, reject) => {
          const user = { ...seller, notificationPreferences: { ...preferences, weeklyDigest } };
          answers.push((isSaved) => (isSaved ? resolve({ user }) : reject(new Error('refused'))));
        }),
      onFailed: () => {},
    });
    if (shown.at(-1) !== choices.weeklyDigest) shown.push(choices.weeklyDigest);
    return (
      <Switch
        label="Digest"
        checked={choices.weeklyDigest}
        onChange={(event) => void choose({ weeklyDigest: event.target.checked })}
      />
    );
  }
  keepUser({
    ...seller,
    notificationPreferences: { ...seller.notificationPreferences, weeklyDigest: false },
  });
  await renderWithMessages(
    <SessionProvider>
      <Draws />
    </SessionProvider>,
  );
  const answer = async (count: number, isSaved: boolean) => {
    await expect.poll(() => answers.length).toBe(count);
    answers[count - 1]?.(isSaved);
  };
  return { shown, answer };
}

const digest = page.getByRole('switch');

it('moves only when it is pressed, however late the answers come', async () => {
  const { shown, answer } = await draw();
  for (const _ of ['on', 'off', 'on']) await digest.click();
  expect(shown).toEqual([false, true, false, true]);
  for (const count of [1, 2, 3]) await answer(count, true);
  // One more, to know that the last of them was heard.
  await digest.click();
  await answer(4, true);
  await expect.element(digest).not.toBeChecked();
  expect(shown).toEqual([false, true, false, true, false]);
});

it('goes back to what is kept where the last was refused', async () => {
  const { answer } = await draw();
  for (const _ of ['on', 'off', 'on']) await digest.click();
  await answer(1, true);
  await answer(2, true);
  await answer(3, false);
  await expect.element(digest).not.toBeChecked();
});
