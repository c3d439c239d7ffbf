import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { codeOf } from '../../lib/api/failures.ts';
import { networkKeys, type SavedRow } from '../../lib/api/network-queries.ts';
import { savedWishes } from '../../lib/api/network-wishes.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useMarks } from '../../lib/api/wishes.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { tellOrKeep } from '../tell-or-keep.ts';
import { useMember } from '../use-member.ts';

/** A contact, or a row of the list whose contact is not known. */
type Which = { contactId: string; savedId?: never } | { savedId: string; contactId?: never };

/** Whom: as much of them as a list of saved contacts shows. */
type Saved = Pick<SavedRow, 'businessName' | 'contact'>;

/**
 * Saves a contact, or takes it off the list; the list, and how many there are, are asked for anew when they are next looked at. Answers what the server
 * knows then.
 */
export function useSaveCall() {
  const { id: userId } = useMember();
  return async (which: Which, { businessName, contact }: Saved, wanted: boolean) => {
    // Whoever saves may be on the way to another page.
    const options = { context: { keepalive: true } };
    const tell = async (saved: boolean) => {
      if (!saved) await api.network.unsave.mutate(which, options);
      // Who is unavailable has no id but that of the row, and is not saved anew.
      else if (which.contactId) await api.network.save.mutate({ contactId: which.contactId }, options);
    };
    const outcome = await savedWishes.wish(which.contactId ?? which.savedId, wanted, async (saved) => {
      const about = which.contactId;
      if (about === undefined) return tell(saved);
      return tellOrKeep({ kind: 'save', about, name: businessName ?? '', wanted: saved, contact }, () =>
        tell(saved),
      );
    });
    for (const queryKey of [networkKeys.saved(userId), ['insights', userId]])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    // What waits says so itself.
    return outcome?.isTold ? outcome.holds : undefined;
  };
}

/** Why a contact was not saved, or not taken off the list. */
export function useSaveProblem(): (thrown: unknown, wanted: boolean) => string {
  const { t } = useTranslation('directory');
  const reasonOf = useErrorMessage();
  return (thrown, wanted) => {
    const code = codeOf(thrown);
    if (code === 'conflict') return t('saved.full', { most: formatCount(networkLimits.saved) });
    if (code === 'not_found') return t('saved.gone');
    return `${t(wanted ? 'saved.notAdded' : 'saved.notRemoved')} ${reasonOf(thrown)}`;
  };
}

/** Whether a contact is saved, by the last wish; `onSettled` hears what the server knows once it is told. */
export function useSaved(contact: Contact, onSettled: (saved: boolean, undo: () => void) => void) {
  const saved = useMarks(savedWishes).get(contact._id) ?? contact.saved;
  const [problem, setProblem] = useState<string>();
  const call = useSaveCall();
  const problemOf = useSaveProblem();
  const wish = async (next: boolean) => {
    setProblem(undefined);
    try {
      const settled = await call(
        { contactId: contact._id },
        { businessName: contact.businessName, contact },
        next,
      );
      if (settled !== undefined) onSettled(settled, () => void wish(!settled));
    } catch (thrown) {
      setProblem(problemOf(thrown, next));
    }
  };
  return { saved, problem, toggle: () => void wish(!saved) };
}
