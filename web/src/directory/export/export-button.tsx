import { useTranslation } from 'react-i18next';
import type { ExportedList } from '../../lib/api/fetch-export.ts';
import { ExportOpener } from './export-opener.tsx';

/** Below a list of contacts: leads to what may be taken along of it. */
export function ExportButton({ list }: { list: ExportedList }) {
  const { t } = useTranslation('directory');
  const label = t('export');
  return <ExportOpener list={list} label={label} failed={t('notOpened', { name: label })} />;
}
