import type { LeadState } from '@mboalink/shared/leads/words.ts';
import { type Change, textOf } from '../accounts/change.ts';

const mark: Change = async ({ client, utils }, form) => {
  const state = textOf(form, 'state') as LeadState;
  const id = textOf(form, 'id');
  await client.leads.mark.mutate({ id, state });
  await utils.leads.invalidate();
  return { id, state, before: textOf(form, 'before') };
};

/** Answers the number, to which the screen leads. */
const reveal: Change = async ({ client }, form) =>
  (await client.leads.reveal.mutate({ id: textOf(form, 'id') })).whatsappNumber;

const block: Change = async ({ client, utils }, form) => {
  const { blockId } = await client.network.block.mutate({ revealId: textOf(form, 'id') });
  await utils.leads.invalidate();
  return blockId;
};

const unblock: Change = async ({ client, utils }, form) => {
  await client.network.unblock.mutate({ id: textOf(form, 'id') });
  await utils.leads.invalidate();
};

/** What a seller does with leads, by the forms of a page. */
export const leadChanges = { mark, reveal, block, unblock };
