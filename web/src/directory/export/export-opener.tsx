import type { ExportedList } from '../../lib/api/fetch-export.ts';
import { SheetOpener } from '../../lib/sheet-opener.tsx';
import { DownloadIcon } from '../../ui/member-icons.tsx';
import styles from './export-opener.module.css';

type ExportOpenerProps = { list: ExportedList; label: string; failed: string };

/** Leads to what may be taken along of a list. `failed`: that the menu did not come. */
export function ExportOpener({ list, ...words }: ExportOpenerProps) {
  return (
    <SheetOpener
      {...words}
      className={styles.opener}
      icon={<DownloadIcon size={20} />}
      sheet={{ list }}
      load={async (i18n) => {
        const { loadExportSheet } = await import('./export-sheet.tsx');
        return loadExportSheet(i18n);
      }}
    />
  );
}
