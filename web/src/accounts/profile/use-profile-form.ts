import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callAccounts } from '../../lib/api/call-accounts.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { keepUser } from '../../lib/session/session-store.ts';
import type { Problem } from '../../ui/error-summary.tsx';
import {
  changed,
  faultsOf,
  type Registration,
  type RegistrationField,
} from '../registration/registration.ts';
import { fieldId } from '../registration/use-registration-form.ts';
import { partFields, parts, toForm, toProfileInput } from './profile-form.ts';

const fields = parts.flatMap((part): readonly RegistrationField[] => partFields[part]);

/** The values of the one profile form, what is wrong with them, and saving them. */
export function useProfileForm(user: CurrentUser, onSaved: () => void) {
  const { t } = useTranslation('accounts');
  const [values, setValues] = useState(() => toForm(user));
  const [judged, setJudged] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<'failed' | 'input'>();
  const [serverFaults, setServerFaults] = useState<Partial<Record<string, string>>>({});
  const saving = useRef(false);
  const faults = faultsOf(values);

  const change = (part: Partial<Registration>) => {
    setValues((before) => changed(before, part));
    const gone = Object.keys(part);
    setServerFaults((said) =>
      Object.fromEntries(Object.entries(said).filter(([field]) => !gone.includes(field))),
    );
  };
  const errorOf = (field: RegistrationField): string | undefined => {
    if (serverFaults[field]) return serverFaults[field];
    if (!judged) return undefined;
    const missing = faults.missing.find((name) => name === field);
    const wrong = faults.wrong.find((name) => name === field);
    return missing ? t(`missing.${missing}`) : wrong && t(`wrong.${wrong}`);
  };
  const problems: Problem[] = fields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ id: fieldId(field), message: `${t(`fields.${field}`)}: ${message}` }] : [];
  });

  const send = async () => {
    try {
      const answer = await callAccounts('updateProfile', toProfileInput(values, user));
      if (answer) keepUser(answer.user);
      onSaved();
    } catch (thrown) {
      const { errors } = failureOf(thrown);
      setServerFaults(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
      setRefused(errors.some(({ field }) => fields.some((name) => name === field)) ? 'input' : 'failed');
      setAttempt((count) => count + 1);
    }
  };
  const save = async () => {
    if (saving.current) return;
    setJudged(true);
    setRefused(undefined);
    if (faults.missing.length + faults.wrong.length > 0) return setAttempt((count) => count + 1);
    saving.current = true;
    setBusy(true);
    await send();
    saving.current = false;
    setBusy(false);
  };
  return { values, change, errorOf, problems, attempt, busy, failed: refused === 'failed', save };
}
