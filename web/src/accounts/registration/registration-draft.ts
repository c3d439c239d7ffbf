import { type CodeRequest, noCodeRequest } from '../codes/code-request.ts';
import type { AccountValues } from '../form/account-values.ts';
import { type DraftPlace, readDraft, writeDraft } from '../form/draft.ts';

export const formPlace: DraftPlace = { place: 'local', key: 'registration-draft', hours: 24 };

/** How far the proof of the address has come; instants in milliseconds. */
export type CodeProgress = CodeRequest & { provedEmail: string; provedUntil: number };

export const noProgress: CodeProgress = { ...noCodeRequest, provedEmail: '', provedUntil: 0 };

export const progressPlace: DraftPlace = { place: 'session', key: 'registration-code', hours: 1 };

/** The terms are agreed to by who sends the form, not by a draft of yesterday; a code is only sent after that. */
export function restoreForm(kept: AccountValues): AccountValues {
  return { ...kept, termsAgreed: readDraft(progressPlace, noProgress).sent !== null };
}

export function forgetRegistration() {
  writeDraft(formPlace, null);
  writeDraft(progressPlace, null);
}
