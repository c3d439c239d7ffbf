import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { fieldErrorsOf } from '../../lib/api/failures.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { keepUser } from '../../lib/session/session-store.ts';
import { type AccountField, accountErrors, applyChange } from '../form/account-values.ts';
import { useForm } from '../form/use-form.ts';
import { partFields, parts, toForm, toProfileInput } from './profile-form.ts';

const fields = parts.flatMap((part): readonly AccountField[] => partFields[part]);

/** The one form of a profile, and saving it. Nothing of it is kept: Cancel brings back what is saved. */
export function useProfileForm(user: CurrentUser, onSaved: () => void) {
  const { t } = useTranslation('accounts');
  const { problem: failed = false, say, clear } = useProblem<boolean>();
  const [empty] = useState(() => toForm(user));
  const form = useForm({
    id: 'profile',
    empty,
    check: (values) => accountErrors(values, t),
    apply: applyChange,
  });
  const send = async () => {
    try {
      const answer = await api.accounts.updateProfile.mutate(toProfileInput(form.latest.current, user));
      keepUser(answer.user);
      onSaved();
    } catch (thrown) {
      say(form.showServerErrors(fieldErrorsOf(thrown)).length === 0, thrown);
    }
  };
  const save = () => {
    clear();
    if (!form.findError(fields)) void form.submit(send);
  };
  return { form, problems: form.problemsOf(fields), failed, save };
}
