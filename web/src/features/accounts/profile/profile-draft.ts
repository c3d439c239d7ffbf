import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { keep, readKept } from '../../../lib/kept.ts';
import type { Typed } from './profile-values.ts';

const key = 'profile-draft';

type Draft = { userId: string; typed: Typed };

/** Keeps what is typed in this tab, for who leaves the form, or whose phone does. */
export function keepDraft({ _id }: CurrentUser, typed: Typed): void {
  keep('session', key, { userId: _id, typed } satisfies Draft);
}

export const forgetDraft = (): void => keep('session', key, undefined);

/** What was typed and not saved. */
export function readDraft({ _id }: CurrentUser): Typed | undefined {
  const draft = readKept<Draft>('session', key);
  return draft?.userId === _id ? draft.typed : undefined;
}
