import { formatDate } from '@mboalink/shared/format.ts';
import type { Connection } from '@mboalink/shared/network/calls.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';

/** When and how somebody was in touch with a connection last. */
export function useLastContact({ interactionType, lastContactAt }: Connection): string {
  const { t, i18n } = useTranslation('network');
  const date = formatDate(lastContactAt, languageOf(i18n));
  return t(`connections.lastContact.${interactionType}`, { date });
}
