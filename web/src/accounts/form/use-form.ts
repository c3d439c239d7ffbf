import type { FieldError } from '@mboalink/shared/errors.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import { useState } from 'react';
import type { DraftPlace } from './draft.ts';
import { wholeField } from './field-label.ts';
import { useDraft } from './use-draft.ts';
import { type FieldMessages, type FieldOf, useFieldErrors } from './use-field-errors.ts';
import { useSubmit } from './use-submit.ts';

type FormOptions<Values> = {
  /** Begins the id of each control. */
  id: string;
  empty: Values;
  /** What is wrong with each field, as sentences. */
  check: (values: Values) => FieldMessages<Values>;
  /** Makes a change together with what depends on it. */
  apply?: (values: Values, change: Partial<Values>) => Values;
  /** Where what was typed outlives a reload. */
  draft?: DraftPlace;
  restore?: (kept: Values) => Values;
};

/**
 * The one model of a form: values with their draft, what is wrong with them and when that is said, one submission at
 * a time. A form library of the field weighs 9 to 12 KB; this is one and knows nothing that our forms do not need.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  type Field = FieldOf<Values>;
  const { id, empty, check, apply } = options;
  const idOf = (field: Field) => `${id}-${field}`;
  const { draft: values, latest, keep, erase } = useTypedDraft(options, idOf);
  const [attempt, setAttempt] = useState(0);
  const submission = useSubmit();
  const errors = useFieldErrors(check(values), idOf);

  const change = (part: Partial<Values>) => {
    keep(apply?.(latest.current, part) ?? { ...latest.current, ...part });
    errors.drop(Object.keys(part));
  };
  const focusSummary = () => setAttempt((count) => count + 1);
  /** Shows what is wrong with these fields; answers the first one. */
  const findError = (fields: readonly Field[]): Field | undefined => {
    const found = check(latest.current);
    const first = fields.find((field) => found[field] !== undefined);
    errors.ask(fields);
    if (first) focusSummary();
    return first;
  };
  /** Shows what the server said of fields; answers those that this form has. */
  const showServerErrors = (said: readonly FieldError[]): Field[] => {
    const known = keysOf(empty).filter((name) => said.some(({ field }) => wholeField(field) === name));
    errors.showServer(said);
    if (known.length > 0) focusSummary();
    return known;
  };
  /** What a control for text needs of its field. */
  const text = (field: TextFieldOf<Values>) => ({
    id: idOf(field),
    value: String(values[field]),
    error: errors.errorOf(field),
    onChange: ({ target }: TextChange) => change(textChange<Values>(field, target.value)),
  });
  const clear = () => {
    erase();
    errors.clear();
  };
  const { errorOf, problemsOf } = errors;
  return {
    ...{ values, latest, change, clear, attempt, ...submission },
    ...{ idOf, text, errorOf, problemsOf, findError, showServerErrors },
  };
}

/** The draft with what is in the page already. */
function useTypedDraft<Values extends object>(
  { empty, draft, restore }: FormOptions<Values>,
  idOf: (field: FieldOf<Values>) => string,
) {
  return useDraft(empty, {
    place: draft,
    restore: (kept) => withTyped(restore?.(kept) ?? kept, idOf),
  });
}

/** As much as is read of a control's event. */
export type TextChange = { target: { value: string } };

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

type TextFieldOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends string ? Field : never;
}[FieldOf<Values>];

/**
 * On a slow network somebody types into the page of the server before this script is there. A combobox is left alone: what stands
 * in it may only be the name of what is chosen.
 */
function withTyped<Values extends object>(values: Values, idOf: (field: FieldOf<Values>) => string): Values {
  const typed = keysOf(values).flatMap((field) => {
    const text = textIn(document.getElementById(idOf(field)));
    return text ? [[field, text]] : [];
  });
  return { ...values, ...Object.fromEntries(typed) };
}

function textIn(control: HTMLElement | null): string | undefined {
  if (control instanceof HTMLTextAreaElement) return control.value;
  const isText =
    control instanceof HTMLInputElement &&
    !['checkbox', 'radio'].includes(control.type) &&
    control.getAttribute('role') !== 'combobox';
  return isText ? control.value : undefined;
}

/** A control for text belongs to a field that takes any text. */
function textChange<Values>(field: TextFieldOf<Values>, value: string): Partial<Values> {
  return { [field]: value } as Partial<Values>;
}
