import { type Search, searchName } from '@mboalink/shared/network/search-name.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';

/** What a search that is followed is called; items go by their trade. Empty until the names of trades and places are there. */
export function useAlertName(search: Search): string {
  const { i18n } = useTranslation();
  const names = useNames();
  if (!names) return '';
  return searchName(search, { ...names, item: () => '' }, languageOf(i18n));
}
