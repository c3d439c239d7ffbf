import { useTranslation } from 'react-i18next';
import { ExportOpener } from './export-opener.tsx';
import type { ExportedList } from './fetch-export.ts';

/** Below a list of contacts: leads to what may be taken along of it. */
export function ExportButton({ list }: { list: ExportedList }) {
  const { t } = useTranslation('directory');
  return <ExportOpener list={list} label={t('export.open')} failed={t('export.failed')} />;
}
