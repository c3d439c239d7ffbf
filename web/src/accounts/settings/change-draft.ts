import { type CodeRequest, noCodeRequest } from '../codes/code-request.ts';
import type { DraftPlace } from '../form/draft.ts';

export type ContactKind = 'email' | 'whatsapp';

/**
 * A change of address or number under way; its code was `sentTo` change to that value, as it travels. `oldAddress` is
 * where the code went, masked, as long as an old address has to answer.
 */
export type ContactChange = CodeRequest & { kind: ContactKind | ''; oldAddress: string };

export const noChange: ContactChange = { ...noCodeRequest, kind: '', oldAddress: '' };

export const changePlace: DraftPlace = { place: 'session', key: 'contact-change', hours: 1 };

/** The mail app may push this page out of a small phone's memory: it comes back to the six digits, else to nothing. */
export function restoreChange(kept: ContactChange): ContactChange {
  return kept.sent && kept.sent.expiresAt > Date.now() ? kept : noChange;
}
