import { errorStatus } from '@mboalink/shared/errors.ts';
import { data, redirect } from 'react-router';
import { type CallFailure, codeOf, isCallError } from '../../lib/refusal.ts';
import type { Queries } from '../../lib/trpc.ts';
import { draftOf, inputOf } from './need-draft.ts';
import { photoOf } from './photo-field.tsx';

/** Sends the need that a form says, and leads to the page that waits for its answers; the same in the Worker and in the browser. */
export async function sendNeed({ client, utils }: Queries, form: FormData) {
  const input = inputOf(draftOf(form));
  if (!input) return redirect('/needs');
  try {
    const { need } = await client.needs.create.mutate(input);
    const id = need._id;
    utils.needs.get.setData({ id }, { need });
    await utils.needs.list.invalidate(undefined, { refetchType: 'none' });
    const photo = photoOf(form);
    if (!photo) return redirect(`/needs/${id}`);
    // It was sent all the same.
    const pictured = await client.needs.addPicture.mutate({ id, ...photo }).catch(() => undefined);
    if (pictured) utils.needs.get.setData({ id }, pictured);
    return redirect(`/needs/${id}${pictured ? '' : '?photo=lost'}`);
  } catch (thrown) {
    return refused(thrown);
  }
}

/** Somebody else than those who answered. */
export const somebodyElse = 'else';

/** Ends a need: `found` names with whom, without it is given up. */
export async function closeNeed({ client, utils }: Queries, id: string, form: FormData) {
  const found = form.get('found');
  const foundWith = found === somebodyElse ? null : found;
  try {
    const answer = await client.needs.close.mutate({
      id,
      ...(found !== null && { foundWith: foundWith as string | null }),
    });
    utils.needs.get.setData({ id }, answer);
    await utils.needs.list.invalidate(undefined, { refetchType: 'none' });
    return redirect(`/needs/${id}`);
  } catch (thrown) {
    return refused(thrown);
  }
}

/** What a call was refused for, as the page that posted it draws it. */
function refused(thrown: unknown) {
  if (!isCallError(thrown)) throw thrown;
  const code = codeOf(thrown);
  const failure: CallFailure = { message: thrown.message, data: thrown.data };
  return data(failure, code ? errorStatus[code] : 500);
}
