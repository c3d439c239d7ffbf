import { doualaDay } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { serverNow } from '../../lib/clock.ts';
import { keep, readKept } from '../../lib/kept.ts';
import { trpc } from '../../lib/trpc.ts';
import { addOpened } from '../network/change-rows.ts';
import { changeContact } from './change-contact.ts';
import { type ContactWay, interactionOf, linkTo, useContactText } from './contact-text.ts';
import { isFirstOfDay, keepQuota, useQuota } from './use-quota.ts';

/**
 * From a card to its number. Whom no day is counted goes on to the chat with the same tap; a seller sees the number on the card,
 * and before the first of the day what it costs.
 */
export function useReveal(
  contact: Contact,
  { isConfirmed, message }: { isConfirmed: boolean; message: string | undefined },
) {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const quota = useQuota();
  const written = useContactText(contact);
  const recordTap = useRecordTap();
  const [asksCost, askCost] = useState(false);
  const reveal = trpc.directory.reveal.useMutation({
    // What was not opened now is not opened later by itself.
    networkMode: 'always',
    onSuccess({ contact: opened, quotaInfo }) {
      keepQuota(client, quotaInfo);
      advise(opened._id);
      changeContact(client, opened._id, (found) => ({ ...found, ...opened }));
      addOpened(client, opened, doualaDay(new Date(serverNow())));
      utils.accounts.me.setData(
        undefined,
        (me) => me && { ...me, user: { ...me.user, dailyMatchesUsed: quotaInfo.viewedToday } },
      );
      for (const list of [utils.directory.revealedToday, utils.network.opened])
        void list.invalidate(undefined, { refetchType: 'none' });
    },
  });
  const open = (way?: ContactWay) => {
    askCost(false);
    reveal.mutate(
      { id: contact._id },
      {
        onSuccess({ contact: opened }) {
          const link = way && linkTo(opened, way, { ...written, ...(message && { message }) });
          if (!link || !way) return;
          recordTap(opened._id, way);
          location.assign(link);
        },
      },
    );
  };
  const press = (way: ContactWay) => {
    if (reveal.isPending) return;
    if (isFirstOfDay(quota) && !isConfirmed) askCost(true);
    else open(quota.limit === null ? way : undefined);
  };
  return {
    press,
    /** The cost of the first number of the day is to be confirmed. */
    asksCost,
    confirm: () => open(),
    cancel: () => askCost(false),
    isPending: reveal.isPending,
    error: reveal.error,
  };
}

/** Records that a way to a contact was used, which makes it a contact of the network; in the way of nothing. */
export function useRecordTap() {
  const utils = trpc.useUtils();
  const { mutate } = trpc.network.connect.useMutation({
    onSuccess: () => utils.network.connections.invalidate(undefined, { refetchType: 'none' }),
  });
  return (connectedUserId: string, way: ContactWay) =>
    mutate({ connectedUserId, interactionType: interactionOf[way] });
}

const advised = 'advised';

/** Of the first number that is opened in a visit, its card says how to stay safe, and what its owner learns. */
function advise(id: string) {
  if (!readKept('session', advised)) keep('session', advised, id);
}

/** Whether the card of a contact gives that advice. */
export function useAdvice(id: string): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => readKept('session', advised) === id,
    () => false,
  );
}

const watchNothing = () => () => {};
