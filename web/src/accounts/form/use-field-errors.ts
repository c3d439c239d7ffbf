import type { FieldError } from '@mboalink/shared/errors.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../ui/error-summary.tsx';
import { labelledError, wholeField } from './field-label.ts';

export type FieldOf<Values> = keyof Values & string;

export type FieldMessages<Values> = Partial<Record<FieldOf<Values>, string>>;

/**
 * Which errors of a form are shown: its own once somebody tried to go on, those of the server until their field
 * changes.
 */
export function useFieldErrors<Values>(
  found: FieldMessages<Values>,
  idOf: (field: FieldOf<Values>) => string,
) {
  type Field = FieldOf<Values>;
  const { t } = useTranslation('accounts');
  const [asked, setAsked] = useState<readonly Field[]>([]);
  const [server, setServer] = useState<FieldMessages<Values>>({});
  const ownError = (field: Field) => (asked.includes(field) ? found[field] : undefined);

  const problemOf = (field: Field): Problem[] => {
    const said = server[field];
    // What has no label here says by itself what it is about.
    const message = said ? (labelledError({ field, message: said }, t) ?? said) : ownError(field);
    return message ? [{ id: idOf(field), message }] : [];
  };
  return {
    errorOf: (field: Field) => server[field] ?? ownError(field),
    /** For the top of the form. */
    problemsOf: (fields: readonly Field[]) => fields.flatMap(problemOf),
    ask: (fields: readonly Field[]) => setAsked((before) => [...new Set([...before, ...fields])]),
    showServer: (errors: readonly FieldError[]) => setServer(byField<Values>(errors)),
    drop: (fields: readonly string[]) => setServer((before) => without(before, fields)),
    clear: () => {
      setAsked([]);
      setServer({});
    },
  };
}

/** An error of a field that the form does not have is never read. */
function byField<Values>(errors: readonly FieldError[]): FieldMessages<Values> {
  return Object.fromEntries(
    errors.map(({ field, message }) => [wholeField(field), message]),
  ) as FieldMessages<Values>;
}

function without<Values>(messages: FieldMessages<Values>, fields: readonly string[]): FieldMessages<Values> {
  const left = Object.entries(messages).filter(([field]) => !fields.includes(field));
  return Object.fromEntries(left) as FieldMessages<Values>;
}
