import { useTranslation } from 'react-i18next';
import { type NameEntries, type Names, namesFrom } from './name-entries.ts';

const byBundle = new WeakMap<object, Names>();

/**
 * What slugs of trades and places are called in the reader's language: `names.subcategory('plumbers')`. A route that shows names says
 * `words: ['catalogue']` in its handle.
 */
export function useNames(): Names {
  const { i18n } = useTranslation('catalogue');
  const entries: NameEntries = i18n.getResourceBundle(i18n.language, 'catalogue');
  const names = byBundle.get(entries) ?? namesFrom(entries);
  byBundle.set(entries, names);
  return names;
}
