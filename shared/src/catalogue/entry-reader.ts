import type { FieldError } from '../errors.ts';
import { unknownMessage } from '../field-messages.ts';
import type { Language } from '../language.ts';
import { type EntryKind, findEntry, nearestName } from './find-entry.ts';

type Reading = {
  /** The field that is named when its text is unknown. */
  field: string;
  kind: EntryKind;
  text: string;
  /** The slug of what the entry should belong to. */
  above?: string;
  /** Whether an entry that belongs elsewhere counts as unknown. */
  onlyBelow?: boolean;
};

export type EntryReader = { slugOf: (reading: Reading) => string; errors: readonly FieldError[] };

/** What is said of a list of nonsense. A nearest name is looked for in the whole catalogue, which takes milliseconds. */
const mostErrors = 5;
const mostNearest = 2;

/** Reads entries of the catalogue out of an input; what is unknown is added to `errors` and has an empty slug. */
export function entryReader(language: Language): EntryReader {
  const errors: FieldError[] = [];
  const slugOf = ({ field, kind, text, above, onlyBelow }: Reading): string => {
    const entry = findEntry(kind, text, above);
    const misplaced = onlyBelow && above && entry?.above !== undefined && entry.above !== above;
    if (entry && !misplaced) return entry.slug;
    if (errors.length >= mostErrors) return '';
    const nearest = errors.length < mostNearest ? nearestName(kind, text, language, above) : '';
    errors.push({ field, message: unknownMessage(nearest, language) });
    return '';
  };
  return { slugOf, errors };
}
