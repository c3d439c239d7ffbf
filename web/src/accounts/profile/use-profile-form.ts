import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
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
 * saved or not. `onSaved` is told as long as the form is there.
 */
export function useProfileForm(user: CurrentUser, onSaved: (user: CurrentUser) => void, word?: string) {
  const { t, i18n } = useTranslation(['accounts', 'settings']);
  const business = useTranslation('business').t;
  const language = languageOf(i18n);
  const fields = partsOf(user).flatMap((part): readonly (keyof ProfileValues)[] => partFields[part]);
  const { problem, say, clear } = useProblem<string>();
  const reasonOf = useErrorMessage('listing');
  const isThere = useIsThere();
  // What the form began with: another tab may save in the meantime.
  const [before] = useState(user);
  const [kept] = useState(() => readProfileDraft(before));
  const [empty] = useState(() => withKeyword({ ...toForm(before), ...kept }, word));
  const [restored, setRestored] = useState(kept !== undefined);
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
  const startAnew = () => {
    form.change(toForm(before));
    setRestored(false);
  };
  const send = async () => {
    const values = form.latest.current;
    try {
      const answer = await api.accounts.updateProfile.mutate(toProfileInput(values, before));
      forgetSavedDraft(before, values);
      updateUser(answer.user);
      if (isThere.current) onSaved(answer.user);
    } catch (thrown) {
      const errors = fieldErrorsOf(thrown).map((error) =>
        atBusinessField(error, values, { t: business, language }),
      );
      if (form.showServerErrors(errors).length > 0) return;
      say(isRateLimited(thrown) ? reasonOf(thrown) : t('settings:profile.failed'), thrown);
    }
  };
  const save = () => {
    clear();
    if (!form.findError(fields)) void form.submit(send);
  };
  return { form, problems: form.problemsOf(fields), problem, save, restored, startAnew };
}
