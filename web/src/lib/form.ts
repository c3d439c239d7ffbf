import { parse, type SubmissionResult, useForm } from '@conform-to/react';
import type { FieldError } from '@mboalink/shared/errors.ts';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { keep, readKept } from './kept.ts';
import { type CallFailure, callErrorOf } from './refusal.ts';
import { setControl } from './set-control.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

type Schema = z.ZodMiniObject;

export type FieldOf<Fields extends Schema> = keyof z.input<Fields> & string;

/** What is said of a field: that it is missing, that it is wrong, that it holds two. A server's words stand behind its label. */
export type FieldWords = { label: string; missing?: string; wrong?: string; two?: string };

/** What an action answers to a form that it did not take; `failure` is the call's error where no field is to blame. */
export type FormAnswer = { result: SubmissionResult<string[]>; failure?: CallFailure };

/** What a form posted, by the schema of its call. Blank fields are left out; each problem is 'missing', 'wrong' or 'two'. */
export function readForm<Fields extends Schema>(data: FormData, schema: Fields) {
  return parse<z.output<Fields>, string[]>(data, {
    resolve(payload) {
      const filled = Object.fromEntries(Object.entries(payload).filter(([, value]) => !isBlank(value)));
      const read = schema.safeParse(filled);
      if (read.success) return { value: read.data as z.output<Fields> };
      const error: Record<string, string[]> = {};
      for (const { path, message } of read.error.issues) {
        const name = String(path[0] ?? '');
        error[name] ??= [name in filled ? (message === 'twoNumbers' ? 'two' : 'wrong') : 'missing'];
      }
      return { error };
    },
  });
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** What a call said of fields, as a form draws it; undefined where it blames none that the form has. */
export function fieldErrorsOf(
  thrown: unknown,
  names: readonly string[],
): Record<string, string[]> | undefined {
  const errors = (thrown as { data?: { errors?: FieldError[] } } | null)?.data?.errors ?? [];
  const known: Record<string, string[]> = {};
  for (const { field, message } of errors) {
    const name = field.split(/[.[]/)[0] ?? '';
    if (names.includes(name)) known[name] = [message];
  }
  return Object.keys(known).length > 0 ? known : undefined;
}

type Options<Fields extends Schema> = {
  /** Begins the id of each control. */
  id?: string;
  schema: Fields;
  words: (field: FieldOf<Fields>) => FieldWords;
  /** Makes the call, and what follows it. What it throws is shown. */
  send: (values: z.output<Fields>) => Promise<void>;
  /** What the action answered to a form that was posted without scripts. */
  answer?: FormAnswer | undefined;
  initial?: Partial<Record<FieldOf<Fields>, string>>;
  /** Where what was typed outlives a reload, in this tab. */
  draft?: string;
};

/**
 * A form of one call, checked by the call's own schema. Its controls are uncontrolled, so that what was typed before scripts ran
 * stays; without scripts the same form is posted to the action of its route.
 */
export function useCallForm<Fields extends Schema>(options: Options<Fields>) {
  type Field = FieldOf<Fields>;
  const made = useId();
  const { id = made, schema, words, initial, draft } = options;
  const element = useRef<HTMLFormElement>(null);
  const { lastResult, submit, ...sending } = useSending(options);
  const [form, metas] = useForm<z.output<Fields>, z.output<Fields>>({
    id,
    lastResult,
    defaultValue: initial as never,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => readForm(formData, schema) as never,
    onSubmit: submit,
  });
  const fields = metas as unknown as Record<Field, Meta>;
  const errorOf = (field: Field) => {
    const [error] = fields[field].errors ?? [];
    return error === undefined ? undefined : wordsOf(error, words(field));
  };
  useDraftOf(element, draft);
  return {
    ...sending,
    /** For the `<Form>`; it takes `method="post"` beside them. */
    props: {
      id,
      ref: element,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        // Conform checks what is typed by a button of its own, which nobody sees.
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!submitter?.hidden) sending.nextAttempt();
        form.onSubmit(event);
      },
      onInput() {
        if (draft && element.current) keep('session', draft, textsOf(element.current));
      },
    },
    errorOf,
    /** For the summary above the form. */
    problems: (Object.keys(schema.shape) as Field[]).flatMap((field) => {
      const message = errorOf(field);
      return message ? [{ id: fields[field].id, message }] : [];
    }),
    /** What a control of text needs. */
    text: (field: Field) => ({
      id: fields[field].id,
      name: fields[field].name,
      defaultValue: fields[field].initialValue,
      error: errorOf(field),
    }),
    /** What stands in a field now. */
    valueOf: (field: Field): string => fields[field].value ?? fields[field].initialValue ?? '',
  };
}

function wordsOf(error: string, { label, ...words }: FieldWords): string {
  const isOurs = error === 'missing' || error === 'wrong' || error === 'two';
  return isOurs ? (words[error] ?? label) : `${label}: ${error}`;
}

/** One call at a time, and what came of it. */
function useSending<Fields extends Schema>({ schema, send, answer }: Options<Fields>) {
  const [lastResult, setResult] = useState(answer?.result ?? null);
  const [failure, setFailure] = useState<unknown>(answer?.failure && callErrorOf(answer.failure));
  const [attempt, setAttempt] = useState(0);
  const { busy, runOnce } = useOneAtATime();
  const nextAttempt = () => setAttempt((count) => count + 1);
  const submit = (event: FormEvent<HTMLFormElement>, { formData }: { formData: FormData }) => {
    event.preventDefault();
    const submission = readForm(formData, schema);
    if (submission.status !== 'success') return;
    void runOnce(async () => {
      setFailure(undefined);
      try {
        await send(submission.value);
      } catch (thrown) {
        const fieldErrors = fieldErrorsOf(thrown, Object.keys(schema.shape));
        if (fieldErrors) setResult(submission.reply({ fieldErrors }));
        else setFailure(thrown);
        nextAttempt();
      }
    });
  };
  /** `failure`: what the call threw, where no field is to blame. */
  return { lastResult, submit, busy, failure, attempt, nextAttempt };
}

/** As much of Conform's description of a field as is used here. */
type Meta = { id: string; name: string; errors?: string[]; value?: string; initialValue?: string };

export type CallForm<Fields extends Schema> = ReturnType<typeof useCallForm<Fields>>;

/** A reload, as of a phone that dropped the page while its owner read the mail, finds again what was typed. */
function useDraftOf(element: { current: HTMLFormElement | null }, draft: string | undefined) {
  const restore = useEffectEvent(() => {
    const form = element.current;
    if (!form || !draft) return;
    const typed = textsOf(form);
    const kept = readKept<Record<string, string>>('session', draft) ?? {};
    for (const [name, text] of Object.entries(kept)) if (!typed[name]) setControl(form, name, text);
    // Parts of the form that are fetched later find theirs here, too.
    keep('session', draft, {
      ...kept,
      ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text)),
    });
  });
  useEffect(() => restore(), []);
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts.filter(([name, text]) => text && !name.startsWith('_')));
}
