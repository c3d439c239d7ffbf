import type { CodeSent } from '../codes/code-sent.ts';
import { type DraftPlace, readDraft, writeDraft } from '../form/draft.ts';

/** Never the code itself. `waitUntil` is when another code may be asked for, in milliseconds. */
export type LoginDraft = { email: string; whatsapp: string; sent: CodeSent | null; waitUntil: number };

export const emptyLogin: LoginDraft = { email: '', whatsapp: '', sent: null, waitUntil: 0 };

const place: DraftPlace = { place: 'session', key: 'login-draft', hours: 1 };

export const readLoginDraft = () => readDraft(place, emptyLogin);
export const writeLoginDraft = (draft: LoginDraft | null) => writeDraft(place, draft);
