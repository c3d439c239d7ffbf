import { useTranslation } from 'react-i18next';
import { emptyAccount } from '../form/account-values.ts';
import { useForm } from '../form/use-form.ts';
import { applyRegistration, registrationErrors } from './registration.ts';
import { formPlace, restoreForm } from './registration-draft.ts';

export function useRegistrationForm() {
  const { t } = useTranslation('accounts');
  return useForm({
    id: 'register',
    empty: emptyAccount,
    check: (values) => registrationErrors(values, t),
    apply: applyRegistration,
    draft: formPlace,
    restore: restoreForm,
  });
}
