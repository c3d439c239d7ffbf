import { type CodeRequest, noCodeRequest } from '../codes/code-request.ts';
import { type DraftPlace, writeDraft } from '../form/draft.ts';

export type LoginValues = { email: string; whatsapp: string };

export const emptyLogin: LoginValues = { email: '', whatsapp: '' };

export const loginPlace: DraftPlace = { place: 'session', key: 'login-draft', hours: 1 };
export const loginCodePlace: DraftPlace = { place: 'session', key: 'login-code', hours: 1 };

/** Fills the form before somebody is sent to it; a code that was asked for with other values is forgotten. */
export function writeLogin(values: LoginValues) {
  writeDraft(loginPlace, values);
  writeDraft<CodeRequest>(loginCodePlace, noCodeRequest);
}

export function forgetLogin() {
  writeDraft(loginPlace, null);
  writeDraft(loginCodePlace, null);
}
