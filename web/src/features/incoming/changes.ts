import type { IncomingNeed } from '@mboalink/shared/needs/calls.ts';
import type { Queries } from '../../lib/trpc.ts';
import { type Change, textOf } from '../accounts/change.ts';
import { parseFrancs } from '../accounts/fields/typed.ts';
import { photoOf } from '../needs/photo-field.tsx';

/** Puts a need into the list as it is now; undefined takes it out. */
function keepNeed({ utils }: Queries, id: string, now: IncomingNeed | undefined) {
  utils.needs.incoming.setData(
    undefined,
    (known) =>
      known && {
        ...known,
        needs: known.needs.flatMap((need) => (need._id === id ? (now ?? []) : need)),
      },
  );
}

/** What a change answers that was made without its photo. */
export const photoLost = 'photoLost';

const answer: Change = async (queries, form) => {
  const id = textOf(form, 'id');
  const price = textOf(form, 'price').trim();
  // What is no price is refused with the field's name.
  const priceXaf = price === '' ? null : (parseFrancs(price) ?? 0);
  const { answer: send, pictureAnswer } = queries.client.needs;
  const { need } = await send.mutate({ id, priceXaf, text: textOf(form, 'text') });
  keepNeed(queries, id, need);
  const photo = photoOf(form);
  if (!photo) return undefined;
  // It was answered all the same.
  const pictured = await pictureAnswer.mutate({ id, ...photo }).catch(() => undefined);
  if (!pictured) return photoLost;
  keepNeed(queries, id, pictured.need);
  return undefined;
};

const decline: Change = async (queries, form) => {
  const id = textOf(form, 'id');
  await queries.client.needs.decline.mutate({ id, declined: true });
  keepNeed(queries, id, undefined);
  return id;
};

const undoDecline: Change = async ({ client, utils }, form) => {
  await client.needs.decline.mutate({ id: textOf(form, 'id'), declined: false });
  await utils.needs.incoming.invalidate();
};

const report: Change = async (queries, form) => {
  const id = textOf(form, 'id');
  await queries.client.needs.report.mutate({ id });
  keepNeed(queries, id, undefined);
};

export const changes = { answer, decline, undoDecline, report };
