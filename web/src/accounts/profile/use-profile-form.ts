import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { api } from '../../lib/api/client.ts';
import { fieldErrorsOf, isRateLimited } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { useIsThere } from '../../ui/use-is-there.ts';
import { atBusinessField, businessErrors } from '../business/business-values.ts';
import { accountErrors, applyChange } from '../form/account-values.ts';
import { unchangedSince } from '../form/unchanged-since.ts';
import { useForm } from '../form/use-form.ts';
import { forgetSavedDraft, keepProfileDraft, readProfileDraft } from './profile-draft.ts';
import {
  type ProfileValues,
  partFields,
  partsOf,
  toForm,
  toProfileInput,
  withKeyword,
} from './profile-form.ts';

/**
 * The one form of a profile, and saving it. What was typed and not saved is in it again. A `word` stands among the keywords, to be
 * saved or not. `onSaved` is told as long as the form is there and nothing was typed since it was sent.
 */
export function useProfileForm(user: CurrentUser, onSaved: (user: CurrentUser) => void, word?: string) {
  const { t, i18n } = useTranslation('settings');
  const business = useTranslation('business').t;
  const { problem, say, clear } = useProblem<string>();
  const reasonOf = useErrorMessage('listing');
  const isThere = useIsThere();
  // What the form began with: another tab may save in the meantime.
  const [before, setBefore] = useState(user);
  const { form, isRestored } = useKeptForm(before, word);
  const [restored, setRestored] = useState(isRestored);
  const fields = partsOf(user).flatMap((part): readonly (keyof ProfileValues)[] => partFields[part]);
  const startAnew = () => {
    form.change(toForm(before));
    setRestored(false);
  };
  const send = async () => {
    const sent = form.latest.current;
    try {
      const { user: saved } = await api.accounts.updateProfile.mutate(toProfileInput(sent, before));
      forgetSavedDraft(before, sent);
      updateUser(saved);
      const typed = form.latest.current;
      if (keysOf(sent).some((field) => typed[field] !== sent[field])) {
        setBefore(saved);
        form.change(unchangedSince(sent, typed, toForm(saved)));
      } else if (isThere.current) onSaved(saved);
    } catch (thrown) {
      const errors = fieldErrorsOf(thrown).map((error) =>
        atBusinessField(error, sent, { t: business, language: languageOf(i18n) }),
      );
      if (form.showServerErrors(errors).length > 0) return;
      say(isRateLimited(thrown) ? reasonOf(thrown) : t('profile.failed'), thrown);
    }
  };
  const save = () => {
    clear();
    if (!form.findError(fields)) void form.submit(send);
  };
  return { form, problems: form.problemsOf(fields), problem, save, restored, startAnew };
}

/** The form, which keeps on this device what differs from `before`, and begins with what was kept so. */
function useKeptForm(before: CurrentUser, word: string | undefined) {
  const { t, i18n } = useTranslation('accounts');
  const business = useTranslation('business').t;
  const language = languageOf(i18n);
  const [kept] = useState(() => readProfileDraft(before));
  const [empty] = useState(() => withKeyword({ ...toForm(before), ...kept }, word));
  const form = useForm({
    id: 'profile',
    empty,
    check: (values) => ({ ...accountErrors(values, t), ...businessErrors(values, business, language) }),
    apply: (values, change) => ({ ...values, ...change, ...applyChange(values, change) }),
  });
  const { values } = form;
  // In the same frame: whoever types and goes back at once finds the last letter, too.
  useLayoutEffect(() => {
    if (values !== empty) keepProfileDraft(before, values);
  }, [before, empty, values]);
  return { form, isRestored: kept !== undefined };
}
