import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { languageOf } from '../i18n/create-i18n.ts';
import { hasMessages, loadMessages } from '../i18n/load-messages.ts';
import type { ScreenName } from '../lib/paths.ts';
import { recordOf } from './routes.ts';

const ready = new Map<ScreenName, ComponentType>();
const arriving = new Map<ScreenName, Promise<void>>();

/** The screen, once it and its messages in the current language are here. */
export function readyScreen(name: ScreenName, i18n: i18n): ComponentType | undefined {
  return hasMessages(i18n, i18n.language, recordOf(name).messages) ? ready.get(name) : undefined;
}

/** Fetches a screen and its messages together; fetching twice costs nothing. */
export async function loadScreen(name: ScreenName, i18n: i18n): Promise<void> {
  await Promise.all([fetchScreen(name), loadMessages(i18n, languageOf(i18n), recordOf(name).messages)]);
}

function fetchScreen(name: ScreenName): Promise<void> | undefined {
  if (ready.has(name)) return undefined;
  const promise =
    arriving.get(name) ??
    componentOf(name)
      .then((screen) => void ready.set(name, screen))
      .finally(() => arriving.delete(name));
  arriving.set(name, promise);
  return promise;
}

/** The component of a screen, from its file; fails where it has none. */
export async function componentOf(name: ScreenName): Promise<ComponentType> {
  const exported = Object.entries(await recordOf(name).screen());
  const found = exported.find(([component]) => component.endsWith('Screen'));
  if (!found) throw new Error(name);
  return found[1];
}
