import { isFor } from '../../lib/navigation-state.ts';
import { safeRedirect } from '../../lib/paths.ts';
import { type CodeRequest, noCodeRequest } from '../codes/code-request.ts';
import { type DraftPlace, readDraft, writeDraft } from '../form/draft.ts';

export type LoginValues = { email: string; whatsapp: string };

export const emptyLogin: LoginValues = { email: '', whatsapp: '' };

export const loginPlace: DraftPlace = { place: 'session', key: 'login-draft', hours: 1 };
export const loginCodePlace: DraftPlace = { place: 'session', key: 'login-code', hours: 1 };

/** Where somebody wanted to go who asked for a code; the mail's button opens in a tab of its own. */
const askedPlace: DraftPlace = { place: 'local', key: 'login-asked', hours: 1 };
const notAsked = { path: '', onlyFor: '' };

/** `onlyFor`: id of whom alone the path is for. */
export function keepAsked(path = '', onlyFor = '') {
  writeDraft(askedPlace, { path, onlyFor });
}

/** Where whoever signed in goes on from the mail's button; only pages of ours survive. */
export function takeDestination(user: { _id: string }): string | undefined {
  const { path, onlyFor } = readDraft(askedPlace, notAsked);
  writeDraft(askedPlace, null);
  return isFor(user, onlyFor || undefined) ? safeRedirect(path) : undefined;
}

/** Fills the form before somebody is sent to it; a code that was asked for with other values is forgotten. */
export function writeLogin(values: LoginValues) {
  writeDraft(loginPlace, values);
  writeDraft<CodeRequest>(loginCodePlace, noCodeRequest);
}

export function forgetLogin() {
  writeDraft(loginPlace, null);
  writeDraft(loginCodePlace, null);
  writeDraft(askedPlace, null);
}
