import { type ReactNode, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { effectsRun, renderWithMessages } from '../../test/render.tsx';
import { messages as en } from '../i18n/en/common.ts';
import { messages as enErrors } from '../i18n/en/errors.ts';
import { messages as fr } from '../i18n/fr/common.ts';
import { messages as frErrors } from '../i18n/fr/errors.ts';
import { useErrorMessage } from '../lib/errors/use-error-message.ts';
import { Button } from '../ui/button.tsx';
import { useStatusMessage } from '../ui/status-message.tsx';
import { BrokenScreen } from './broken-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const languages = [
  ['en', en, enErrors],
  ['fr', fr, frErrors],
] as const;

function Bounded({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary around="screen" fallback={(retry) => <BrokenScreen why="screenBroken" onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

/** A screen that draws well and breaks in an effect, at once or after somebody has pressed its button. */
function BreaksInEffect({ isBroken }: { isBroken: () => boolean }) {
  const [presses, press] = useState(0);
  useEffect(() => {
    if (isBroken()) throw new RangeError(`planted after ${presses}`);
  }, [isBroken, presses]);
  return <Button onClick={() => press(presses + 1)}>Drawn well</Button>;
}

/** A screen whose button starts something that fails with what is no answer of the API. */
function BreaksInPromise() {
  const status = useStatusMessage();
  const say = useErrorMessage();
  const save = async () => {
    await Promise.resolve();
    throw new TypeError('planted');
  };
  const onClick = () => save().catch((error: unknown) => status.show({ kind: 'bad', text: say(error) }));
  return (
    <>
      <Button onClick={onClick}>Save</Button>
      {status.statusMessage}
    </>
  );
}

const drawn = page.getByRole('button', { name: 'Drawn well' });

it.each(languages)(
  'says in %s that a screen broke in an effect, and draws it again',
  async (language, { screenBroken, ui }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    await renderWithMessages(
      <Bounded>
        <BreaksInEffect isBroken={() => broken} />
      </Bounded>,
      { language },
    );
    await expect.element(page.getByRole('heading', { name: screenBroken.title })).toBeVisible();
    await expect.element(page.getByText(screenBroken.text)).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: ui.retry }).click();
    await expect.element(drawn).toBeVisible();
    await effectsRun();
    broken = true;
    await drawn.click();
    await expect.element(page.getByRole('heading', { name: screenBroken.title })).toBeVisible();
    vi.restoreAllMocks();
  },
);

it.each(languages)(
  'says in %s what somebody started and what failed, beside it',
  async (language, _, errors) => {
    await renderWithMessages(
      <Bounded>
        <BreaksInPromise />
      </Bounded>,
      { language, messages: ['errors'] },
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(String(errors.general.unexpected));
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  },
);
