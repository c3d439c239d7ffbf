import '../src/ui/tokens.css';
import '../src/ui/base.css';
import type { Language } from '@mboalink/shared/language.ts';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import '../src/app/routes.ts';
import { createI18n } from '../src/i18n/create-i18n.ts';
import type { Namespace } from '../src/i18n/messages.ts';
import { isDialogEntry } from '../src/ui/dialog-entry.ts';

type Options = { language?: Language; messages?: readonly Namespace[] };

/** The history moves some time after a dialog told it to, and would close one of the next test. */
afterEach(async () => {
  await cleanup();
  await vi.waitFor(() => expect(isDialogEntry()).toBe(false));
});

/** Draws something as a screen of ours would, with its messages. */
export async function renderWithMessages(
  children: ReactNode,
  { language = 'en', messages = [] }: Options = {},
) {
  document.documentElement.lang = language;
  const i18n = await createI18n(language, messages);
  return render(<I18nextProvider i18n={i18n}>{children}</I18nextProvider>);
}

/** What a screen does once it is drawn has been done: it waits for the next frame, and then for its turn. */
export function effectsRun(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
}
