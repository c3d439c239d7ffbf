import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../ui/error-summary.tsx';
import {
  changed,
  emptyRegistration,
  faultsOf,
  firstStepWith,
  type Registration,
  type RegistrationField,
  type Step,
  stepFields,
} from './registration.ts';
import { readForm, writeForm, writeProgress } from './registration-draft.ts';

export const fieldId = (field: string) => `register-${field}`;

/** What the server said about a field, until somebody changes it. */
export type ServerFaults = Partial<Record<string, string>>;

/**
 * The values of the form with their draft, and what is said about them. Nothing is said of a step before somebody
 * tried to leave it.
 */
export function useRegistrationForm() {
  const { t } = useTranslation('accounts');
  const [values, setValues] = useState(emptyRegistration);
  const [judged, setJudged] = useState<readonly Step[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [serverFaults, setServerFaults] = useState<ServerFaults>({});
  const latest = useRef(values);

  // After the first drawing, which has to agree with the one that the server made.
  useLayoutEffect(() => {
    latest.current = readForm();
    setValues(latest.current);
  }, []);
  const keep = (form: Registration) => {
    latest.current = form;
    setValues(form);
  };
  const change = (part: Partial<Registration>) => {
    keep(changed(latest.current, part));
    writeForm(latest.current);
    const gone = Object.keys(part);
    setServerFaults((said) =>
      Object.fromEntries(Object.entries(said).filter(([field]) => !gone.includes(field))),
    );
  };
  const erase = () => {
    keep(emptyRegistration);
    writeForm(null);
    writeProgress(null);
    setJudged([]);
    setServerFaults({});
  };

  const faults = faultsOf(values);
  const faultOf = (field: RegistrationField): string | undefined => {
    if (!isIn(field, judged)) return undefined;
    // A list that is still locked cannot be filled: only what unlocks it is asked for.
    const lockedBy = field === 'city' ? 'region' : field === 'subcategory' ? 'category' : undefined;
    if (lockedBy && values[lockedBy] === '') return undefined;
    const missing = faults.missing.find((name) => name === field);
    const wrong = faults.wrong.find((name) => name === field);
    return missing ? t(`missing.${missing}`) : wrong && t(`wrong.${wrong}`);
  };
  const errorOf = (field: RegistrationField) => serverFaults[field] ?? faultOf(field);
  /** Of these steps, for the top of the form; what the server said is said there by the refusal itself. */
  const problemsOf = (shown: readonly Step[]): Problem[] =>
    shown.flatMap((step) =>
      stepFields[step].flatMap((field) => {
        const message = faultOf(field);
        return message ? [{ id: fieldId(field), message }] : [];
      }),
    );

  /** Judges these steps; answers the first one that is not in order. */
  const judge = (asked: readonly Step[]): Step | undefined => {
    const { missing, wrong } = faultsOf(latest.current);
    const broken = firstStepWith([...missing, ...wrong].filter((field) => isIn(field, asked)));
    setJudged((before) => [...new Set([...before, ...asked])]);
    if (broken) setAttempt((count) => count + 1);
    return broken;
  };
  const showServerFaults = (said: ServerFaults): Step | undefined => {
    setServerFaults(said);
    return firstStepWith(Object.keys(said));
  };
  return { values, latest, change, erase, errorOf, problemsOf, attempt, judge, showServerFaults };
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;

/** What a group of fields needs of the form it stands in. */
export type FieldsOf = Pick<RegistrationForm, 'values' | 'change' | 'errorOf'>;

const isIn = (field: string, asked: readonly Step[]) =>
  asked.some((step) => stepFields[step].some((name) => name === field));
