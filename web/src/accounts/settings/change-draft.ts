import { onPurge } from '../../lib/personal-caches.ts';
import type { CodeSent } from '../codes/code-sent.ts';
import { type DraftPlace, readDraft, writeDraft } from '../form/draft.ts';

export type ContactKind = 'email' | 'whatsapp';

/** A change of address or number under way, never the code itself. `value` is as it travels. */
export type ContactChange = {
  kind: ContactKind | '';
  value: string;
  sent: CodeSent | null;
  waitUntil: number;
};

export const noChange: ContactChange = { kind: '', value: '', sent: null, waitUntil: 0 };

const place: DraftPlace = { place: 'session', key: 'contact-change', hours: 1 };

export const readChange = () => readDraft(place, noChange);
export const writeChange = (change: ContactChange | null) => writeDraft(place, change);

onPurge(() => writeChange(null));
