import type { Contact, WordMatch } from '@mboalink/shared/directory/contact.ts';
import type { Understanding } from './understanding/understand.ts';
import { fillers } from './understanding/word-lists.ts';
import { baseForm, foldedWords, type QueryWord, queryWords } from './understanding/words.ts';

/** The words of a text that say what somebody looks for, without those of the place that was understood, and of what is not wanted. */
export function askedFor(text: string, understood: Understanding | null): QueryWord[] {
  const left = new Set([...(understood?.place?.words ?? []), ...(understood?.refused ?? [])]);
  const words = understood?.words ?? queryWords(text);
  return words.filter(({ word }, position) => word.length > 1 && !fillers.has(word) && !left.has(position));
}

type Texts = Pick<Contact, 'keywords' | 'description'> & { businessName: string | null };

/** Where the words stand in what the viewer reads of a contact, each as typed and once: in the name before the keywords before the description. */
export function wordMatches(asked: readonly QueryWord[], contact: Texts): WordMatch[] {
  const places = [
    ['name', contact.businessName ?? ''],
    ['keywords', contact.keywords.join(' ')],
    ['description', contact.description],
  ] as const;
  const left = new Map(asked.map(({ typed, word }) => [baseForm(word), typed]));
  return places.flatMap(([where, text]) => {
    const written = new Set(left.size > 0 ? foldedWords(text).map(baseForm) : []);
    const here = [...left].filter(([form]) => written.has(form));
    for (const [form] of here) left.delete(form);
    return here.length > 0 ? [{ in: where, words: here.map(([, typed]) => typed) }] : [];
  });
}
