import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { codeOf, fieldErrorsOf } from '../../lib/api/failures.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { askWhoIsHere } from '../../lib/session/session.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { useAccountErrorMessage } from '../codes/account-error-message.ts';
import { requestCode } from '../codes/code-request.ts';
import { withFreshCode } from '../codes/fresh-code.ts';
import { mayHaveWorked } from '../codes/may-have-worked.ts';
import { useDraft } from '../form/use-draft.ts';
import {
  type ContactChange,
  type ContactKind,
  changePlace,
  noChangeOf,
  restoreChange,
} from './change-draft.ts';
import { contactFields, parseContact, useContactForm } from './use-contact-form.ts';

/** New value, code sent, code verified; `onChanged` once the account carries the new value. */
export function useContactChange(user: CurrentUser, onChanged: (kind: ContactKind) => void) {
  const { t } = useTranslation('settings');
  const messageOf = useAccountErrorMessage('registrationCode');
  const keeper = useChangeDraft(user);
  const { draft, change, erase } = keeper;
  const { problem, say, clear } = useProblem<string>();
  const { kind, sentTo, sent, waitUntil } = draft;
  const form = useContactForm(user);

  const begin = (next: ContactKind) => {
    clear();
    form.clear();
    change({ ...noChangeOf(user._id), kind: next });
  };
  const ask = (next: string) =>
    requestCode(keeper, next, () =>
      kind === 'email'
        ? withFreshCode(() => api.accounts.updateEmail.mutate({ newEmail: next }))
        : api.accounts.updateWhatsapp.mutate({ newWhatsApp: next }),
    );
  const send = async (next: string) => {
    clear();
    try {
      await ask(next);
    } catch (thrown) {
      if (form.showServerErrors(fieldErrorsOf(thrown)).length > 0) return;
      say(codeOf(thrown) === 'account_exists' ? t('contact.taken') : messageOf(thrown), thrown);
    }
  };
  /** Answers the field that has to be filled in differently. */
  const submit = (asked: ContactKind) => {
    const field = contactFields[asked];
    if (form.findError([field])) return form.idOf(field);
    void form.submit(() => send(parseContact(asked, form.latest.current[field]) ?? ''));
    return undefined;
  };
  const verify = async (otp: string, unheard: boolean) => {
    const changed = await verified(kind, otp).catch(async (thrown: unknown) => {
      const now = mayHaveWorked(thrown, unheard) ? await askWhoIsHere() : undefined;
      if (typeof now === 'object' && carries(now, draft)) return now;
      throw thrown;
    });
    updateUser(changed);
    erase();
    if (kind) onChanged(kind);
  };
  return {
    kind,
    sentTo,
    sent,
    waitUntil,
    form,
    problem,
    begin,
    cancel: erase,
    submit,
    resend: () => ask(sentTo),
    verify,
  };
}

function useChangeDraft({ _id }: CurrentUser) {
  return useDraft(noChangeOf(_id), { place: changePlace, restore: (kept) => restoreChange(kept, _id) });
}

export type ContactChanging = ReturnType<typeof useContactChange>;

async function verified(kind: ContactChange['kind'], otp: string): Promise<CurrentUser> {
  const call = kind === 'email' ? api.accounts.verifyEmailUpdate : api.accounts.verifyWhatsappUpdate;
  return (await call.mutate({ otp })).user;
}

/** The answer to the right code may have been lost: then the account shows the new value. */
function carries(user: CurrentUser, { kind, sentTo }: ContactChange): boolean {
  return kind === 'email' ? user.email === sentTo : user.whatsapp === toWireNumber(sentTo);
}
