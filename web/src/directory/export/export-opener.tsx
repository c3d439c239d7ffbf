import type { ExportedList } from '../../lib/api/fetch-export.ts';
import { useLateSheet } from '../../lib/use-late-sheet.ts';
import { Alert } from '../../ui/alert.tsx';
import { DownloadIcon } from '../../ui/member-icons.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import styles from './export-opener.module.css';

type ExportOpenerProps = { list: ExportedList; label: string; failed: string };

/** Leads to what may be taken along of a list; the menu itself comes with the tap. `failed`: that it did not come. */
export function ExportOpener({ list, label, failed }: ExportOpenerProps) {
  const { state, Sheet, open, close } = useLateSheet(async (i18n) => {
    const { loadExportSheet } = await import('./export-sheet.tsx');
    return loadExportSheet(i18n);
  });
  return (
    <>
      {state === 'failed' && (
        <Alert kind="bad" live>
          {failed}
        </Alert>
      )}
      <SendButton
        kind="plain"
        className={styles.opener}
        icon={<DownloadIcon size={20} />}
        aria-haspopup="dialog"
        busy={state === 'loading'}
        onClick={open}
      >
        {label}
      </SendButton>
      {Sheet && state === 'open' && <Sheet list={list} onClose={close} />}
    </>
  );
}
