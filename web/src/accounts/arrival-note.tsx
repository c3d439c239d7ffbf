import { useTranslation } from 'react-i18next';
import { useArrival } from '../app/arrival.ts';
import { Note } from '../ui/note.tsx';

/** Why somebody was sent here from another page. */
export function ArrivalNote() {
  const { t } = useTranslation();
  const { message } = useArrival();
  return message ? (
    <Note kind="info" live>
      {t(`arrival.${message}`)}
    </Note>
  ) : null;
}
