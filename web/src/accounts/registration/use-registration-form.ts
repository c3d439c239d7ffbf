import { useTranslation } from 'react-i18next';
import { accountErrors, applyChange, emptyAccount } from '../form/account-values.ts';
import { useForm } from '../form/use-form.ts';
import { formPlace, restoreForm } from './registration-draft.ts';

export function useRegistrationForm() {
  const { t } = useTranslation('accounts');
  return useForm({
    id: 'register',
    empty: emptyAccount,
    check: (values) => accountErrors(values, t),
    apply: applyChange,
    draft: formPlace,
    restore: restoreForm,
  });
}
