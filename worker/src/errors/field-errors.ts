import type { FieldError } from '@mboalink/shared/errors.ts';
import { fieldMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { core } from 'zod/mini';

/** One line for each field that does not fit, the first thing that is wrong with it. */
export function fieldErrors(error: core.$ZodError, language: Language): FieldError[] {
  const byField = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    if (!byField.has(field)) byField.set(field, fieldMessage(issue, language));
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}
