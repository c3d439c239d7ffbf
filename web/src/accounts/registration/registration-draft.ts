import { type CodeRequest, noCodeRequest } from '../codes/code-request.ts';
import { type AccountValues, sells } from '../form/account-values.ts';
import { type DraftPlace, readDraft, writeDraft } from '../form/draft.ts';
import { takeChosenPlan } from './chosen-plan.ts';
import { applyRegistration } from './registration.ts';

export const formPlace: DraftPlace = { place: 'local', key: 'registration-draft', hours: 24 };

/** How far the proof of the address has come; instants in milliseconds. */
export type CodeProgress = CodeRequest & { provedEmail: string; provedUntil: number };

export const noProgress: CodeProgress = { ...noCodeRequest, provedEmail: '', provedUntil: 0 };

/** A small phone may end the whole browser while its owner reads the mail. */
export const progressPlace: DraftPlace = { place: 'local', key: 'registration-code', hours: 1 };

/** The draft, with the plan that somebody comes with. */
export function restoreForm(kept: AccountValues): AccountValues {
  const plan = takeChosenPlan();
  const type = sells(kept) ? kept.type : 'seller';
  const values = plan ? applyRegistration(kept, { type, selectedPlan: plan }) : kept;
  if (plan) writeDraft(formPlace, values);
  // The terms are agreed to by who sends the form, not by a draft of yesterday; a code is only sent after that.
  return { ...values, termsAgreed: readDraft(progressPlace, noProgress).sent !== null };
}

export function forgetRegistration() {
  writeDraft(formPlace, null);
  writeDraft(progressPlace, null);
}
