import { parse } from '@conform-to/react';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { keep, readKept } from '../../../lib/kept.ts';
import { type Typed, typedFrom, typedOf } from './profile-values.ts';

const key = 'profile-draft';

type Draft = { userId: string; fields: [string, string][] };

/** Keeps what is typed in this tab, for who leaves the form, or whose phone does. */
export function keepDraft({ _id }: CurrentUser, form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  keep('session', key, { userId: _id, fields } satisfies Draft);
}

export const forgetDraft = (): void => keep('session', key, undefined);

/** What was typed and not saved; undefined where it is what is kept. */
export function readDraft(user: CurrentUser): Typed | undefined {
  const draft = readKept<Draft>('session', key);
  if (draft?.userId !== user._id) return undefined;
  const data = new FormData();
  for (const [name, value] of draft.fields) data.append(name, value);
  const { payload } = parse(data, { resolve: () => ({ value: {} }) });
  const typed = typedFrom(payload, user);
  return JSON.stringify(typed) === JSON.stringify(typedOf(user)) ? undefined : typed;
}
