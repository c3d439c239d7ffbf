import { type CodeRequest, noCodeRequest } from '../codes/code-request.ts';
import type { DraftPlace } from '../form/draft.ts';

export type ContactKind = 'email' | 'whatsapp';

/**
 * A change of address or number under way, of whose account it is; its code was `sentTo` change to that value, as it travels.
 */
export type ContactChange = CodeRequest & { kind: ContactKind | ''; userId: string };

export const noChangeOf = (userId: string): ContactChange => ({
  ...noCodeRequest,
  kind: '',
  userId,
});

export const changePlace: DraftPlace = { place: 'session', key: 'contact-change', hours: 1 };

/**
 * The mail app may push this page out of a small phone's memory: it comes back to the six digits. An answer that came
 * after its owner had left is nobody else's.
 */
export function restoreChange(kept: ContactChange, userId: string): ContactChange {
  if (kept.userId !== userId) return noChangeOf(userId);
  const isSent = kept.sent && kept.sent.expiresAt > Date.now();
  return isSent ? kept : noChangeOf(userId);
}
