import { useTranslation } from 'react-i18next';
import type { FieldWords } from '../../../lib/form.ts';

/** What is said of a field by the words of a namespace: what it is called, that it is missing, that it is wrong, that it holds two. */
export function useFieldWords(namespace: 'form' | 'auth'): (field: string) => FieldWords {
  const { t, i18n } = useTranslation(namespace);
  return (field) => {
    const said = (what: 'fields' | 'missing' | 'wrong' | 'two') => {
      const key = `${what}.${field}`;
      return i18n.exists(key, { ns: namespace }) ? t(key as 'fields.email') : undefined;
    };
    return { label: said('fields') ?? '', missing: said('missing'), wrong: said('wrong'), two: said('two') };
  };
}
