import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportedList } from '../../lib/api/fetch-export.ts';
import { Alert } from '../../ui/alert.tsx';
import { DownloadIcon } from '../../ui/member-icons.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import styles from './export-opener.module.css';
import type { ExportSheetProps } from './export-sheet.tsx';

type ExportOpenerProps = { list: ExportedList; label: string; failed: string };

/** Leads to what may be taken along of a list; the menu itself comes with the tap. `failed`: that it did not come. */
export function ExportOpener({ list, label, failed }: ExportOpenerProps) {
  const { i18n } = useTranslation();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const [Sheet, setSheet] = useState<ComponentType<ExportSheetProps>>();
  const open = async () => {
    setState('loading');
    try {
      const { loadExportSheet } = await import('./export-sheet.tsx');
      const component = await loadExportSheet(i18n);
      setSheet(() => component);
      setState('open');
    } catch {
      setState('failed');
    }
  };
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
      {Sheet && state === 'open' && <Sheet list={list} onClose={() => setState('closed')} />}
    </>
  );
}
