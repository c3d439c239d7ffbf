import type { SearchAlert } from '@mboalink/shared/network/alert-calls.ts';
import { searchName } from '@mboalink/shared/network/search-name.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../catalogue/use-names.ts';
import { languageOf } from '../../../i18n/create-i18n.ts';

/** What an alert's search is called; items go by their trade. Empty until the names of trades and places are there. */
export function useAlertName(alert: SearchAlert): string {
  const { i18n } = useTranslation();
  const names = useNames();
  if (!names) return '';
  return searchName(alert, { ...names, item: () => '' }, languageOf(i18n));
}
