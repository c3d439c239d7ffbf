import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import { type DraftPlace, readDraft, writeDraft } from '../form/draft.ts';
import { type ProfileValues, toForm } from './profile-form.ts';

const place: DraftPlace = { place: 'local', key: 'profile-draft', hours: 24 };

type Changes = Partial<ProfileValues>;

/** What somebody typed into their profile and did not save yet; undefined where there is nothing of theirs. */
export function readProfileDraft(user: CurrentUser): Changes | undefined {
  const { draftOf, ...values } = readDraft(place, { ...toForm(user), draftOf: '' });
  return draftOf === user._id ? changesIn(values, user) : undefined;
}

/** Keeps on this device what differs from what is saved; null forgets it. */
export function keepProfileDraft(user: CurrentUser, values: ProfileValues | null) {
  const changes = values && changesIn(values, user);
  writeDraft(place, changes ? { ...changes, draftOf: user._id } : null);
}

/** Forgets what was sent and is saved by now; what was typed since, in whatever form, stays. */
export function forgetSavedDraft(user: CurrentUser, sent: ProfileValues) {
  const changes = readProfileDraft(user);
  const kept = { ...toForm(user), ...changes };
  if (changes && keysOf(sent).every((field) => kept[field] === sent[field])) keepProfileDraft(user, null);
}

function changesIn(values: ProfileValues, user: CurrentUser): Changes | undefined {
  const saved: Partial<Record<string, unknown>> = toForm(user);
  const changed = Object.entries(values).filter(([field, value]) => saved[field] !== value);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
