import { type NeedInput, needInput } from '@mboalink/shared/needs/calls.ts';
import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { type Draft, type DraftField, draftFields } from './need-path.ts';

/** The draft of an address, or of a form that was posted. */
export const draftOf = (said: URLSearchParams | FormData): Draft =>
  Object.fromEntries(
    draftFields.flatMap((field) => {
      const value = said.get(field);
      return typeof value === 'string' ? [[field, value.trim()]] : [];
    }),
  );

/** A trade and a place are what they are; of the rest, what is named and empty there is none of. */
const always: readonly DraftField[] = ['text', 'subcategory', 'region', 'city'];
const whole: readonly DraftField[] = ['budgetXaf', 'people'];

function readValue(field: DraftField, typed: string): string | number | null | undefined {
  if (typed === '') return always.includes(field) ? undefined : null;
  return whole.includes(field) ? Number(typed.replace(/\D/g, '')) : typed;
}

/** What the calls take of a draft; undefined before anything was typed. A correction that is none is left out. */
export function inputOf(draft: Draft): NeedInput | undefined {
  const text = (draft.text ?? '').slice(0, needLimits.text);
  if (text === '') return undefined;
  const said = draftFields.flatMap((field) => {
    const value = draft[field] === undefined ? undefined : readValue(field, draft[field]);
    return needInput.shape[field].safeParse(value).success ? [[field, value] as const] : [];
  });
  const read = needInput.safeParse({ ...Object.fromEntries(said), text });
  return read.success ? read.data : { text };
}
