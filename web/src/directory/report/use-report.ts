import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { ReportReason } from '@mboalink/shared/directory/report-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeAnswers } from '../../lib/api/change-answers.ts';
import { type ApiOutputs, api } from '../../lib/api/client.ts';
import { directoryKeys } from '../../lib/api/directory-queries.ts';
import { networkKeys } from '../../lib/api/network-queries.ts';
import { keepNoteDraft, readNoteDraft } from '../../lib/note-drafts.ts';
import { useMember } from '../use-member.ts';

/** The steps of a report. */
export type ReportStep =
  | { step: 'asks' }
  | { step: 'sending' }
  | { step: 'failed'; error: unknown }
  | { step: 'done'; refunded: boolean };

/** Reports a contact whose number is open. */
export function useReport({ _id: id }: Contact) {
  const client = useQueryClient();
  const { id: userId } = useMember();
  const [current, setCurrent] = useState<ReportStep>({ step: 'asks' });
  const send = async (reason: ReportReason, text?: string) => {
    if (current.step === 'sending') return;
    setCurrent({ step: 'sending' });
    try {
      const { refunded, quotaInfo } = await api.directory.report.mutate({ id, reason, note: text });
      // A refund takes the count back, which no other answer does.
      client.setQueryData(directoryKeys.quota(userId), quotaInfo);
      // Searches that the limit had closed are open again.
      if (refunded) void client.invalidateQueries({ queryKey: directoryKeys.searches(userId) });
      const opened = { queryKey: networkKeys.opened(userId) };
      // Also what the phone keeps, which may be read without a network.
      changeAnswers<ApiOutputs['network']['opened']>(client, opened, (list) => ({
        ...list,
        opened: list.opened.map((row) => (row.contact?._id === id ? { ...row, reported: true } : row)),
      }));
      void client.invalidateQueries(opened);
      // What was typed while it was sent stays.
      if (readNoteDraft(`report/${id}`) === text) keepNoteDraft(`report/${id}`, null);
      setCurrent({ step: 'done', refunded });
    } catch (error) {
      setCurrent({ step: 'failed', error });
    }
  };
  return { current, send: (reason: ReportReason, text?: string) => void send(reason, text) };
}
