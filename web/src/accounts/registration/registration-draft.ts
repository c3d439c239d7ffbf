import type { CodeSent } from '../codes/code-sent.ts';
import { type DraftPlace, readDraft, writeDraft } from '../form/draft.ts';
import { emptyRegistration, type Registration } from './registration.ts';

const formPlace: DraftPlace = { place: 'local', key: 'registration-draft', hours: 24 };

/** The terms are agreed to by who sends the form, not by a draft of yesterday; a code is only sent after that. */
export function readForm(): Registration {
  return { ...readDraft(formPlace, emptyRegistration), termsAgreed: readProgress().sent !== null };
}

export const writeForm = (form: Registration | null) => writeDraft(formPlace, form);

/** How far the proof of the address has come, never the code; instants in milliseconds. */
export type CodeProgress = {
  sentTo: string;
  sent: CodeSent | null;
  provedEmail: string;
  provedUntil: number;
  waitUntil: number;
};

export const noProgress: CodeProgress = {
  sentTo: '',
  sent: null,
  provedEmail: '',
  provedUntil: 0,
  waitUntil: 0,
};

const progressPlace: DraftPlace = { place: 'session', key: 'registration-code', hours: 1 };

export const readProgress = () => readDraft(progressPlace, noProgress);
export const writeProgress = (progress: CodeProgress | null) => writeDraft(progressPlace, progress);
