import { whatsappLink } from '@mboalink/shared/directory/contact-links.ts';
import type { LeadState } from '@mboalink/shared/leads/words.ts';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showToast } from '../../components/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useChange } from '../accounts/use-change.ts';

type Marked = { id: string; state: LeadState; before: string };

/** What the seller does with leads, each told by a toast that takes it back. All rows share them, as a row goes with its lead. */
export function useLeadChanges() {
  const { t } = useTranslation('leads');
  const fetcher = useFetcher();
  const link = useAnswerLink();
  const send = (fields: Record<string, string>) => () => void fetcher.submit(fields, { method: 'post' });
  return {
    mark: useChange('mark', (result) => {
      const { id, state, before } = result as Marked;
      showToast({ text: t(`marked.${state}`), undo: send({ intent: 'mark', id, state: before }) });
    }),
    block: useChange('block', (id) =>
      showToast({ text: t('blocked'), undo: send({ intent: 'unblock', id: String(id) }) }),
    ),
    reveal: useChange('reveal', (number) => location.assign(link(String(number)))),
  };
}

export type LeadChanges = ReturnType<typeof useLeadChanges>;

/** Where a chat with a lead begins, by the number. */
export function useAnswerLink() {
  const { t } = useTranslation('leads');
  const name = trpc.accounts.me.useQuery().data?.user.businessName ?? '';
  return (number: string) => whatsappLink(number, t('firstMessage', { name }));
}
